import type { TransactionContext } from '#kernel/context.ts'
import { endOpenAssignments } from '../deliveries/assignment-store.ts'

/** Ends the work on an order that is held: what nobody finished is done by nobody any more. */
export async function endWork(ctx: TransactionContext, orderId: string): Promise<void> {
  await endOpenAssignments(ctx, orderId)
}
