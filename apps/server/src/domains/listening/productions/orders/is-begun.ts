import type { Context } from '#kernel/context.ts'
import { listAssignments } from '../deliveries/assignment-store.ts'

/** Tells whether somebody has begun to work on an order. */
export async function isBegun(ctx: Context, orderId: string): Promise<boolean> {
  return (await listAssignments(ctx, orderId)).some(({ state }) => state !== 'open')
}
