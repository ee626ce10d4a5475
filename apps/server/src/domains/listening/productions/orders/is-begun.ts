import type { Context } from '#kernel/context.ts'
import { wasClaimed } from '../tasks/task-store.ts'

/** Tells whether somebody has begun to work on an order. */
export function isBegun(ctx: Context, orderId: string): Promise<boolean> {
  return wasClaimed(ctx, orderId)
}
