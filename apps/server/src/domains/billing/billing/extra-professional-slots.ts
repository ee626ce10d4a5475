import type { Context } from '#kernel/context.ts'
import { findSubscription } from './subscription-store.ts'

/** Returns how many slots for professional voices were agreed with the caller's workspace beyond its plan. */
export async function extraProfessionalSlots(ctx: Context): Promise<number> {
  return (await findSubscription(ctx, ctx.workspaceId))?.extra_pvc_slots ?? 0
}
