import type { Price } from '@vireo/contracts/selling'
import type { TransactionContext } from '#kernel/context.ts'
import { removePrice, savePrice } from './price-store.ts'

/** Says what a work of the caller's workspace costs from now on; null is free. Whoever bought it keeps it. */
export async function setPrice(ctx: TransactionContext, workId: string, price: Price | null): Promise<void> {
  if (price === null) return removePrice(ctx, workId)
  await savePrice(ctx, {
    work_id: workId,
    workspace_id: ctx.workspaceId,
    amount_minor: price.amount_cents,
    currency: price.currency,
    set_by: ctx.actor.userId,
  })
}
