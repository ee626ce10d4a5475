import type { Context } from '#kernel/context.ts'
import { releaseReservation } from './reservation-store.ts'

/** Gives back what was set aside for work that did not happen. Harmless when settled or released before. */
export async function release(ctx: Context, reservationId: string): Promise<void> {
  await releaseReservation(ctx, ctx.workspaceId, reservationId)
}
