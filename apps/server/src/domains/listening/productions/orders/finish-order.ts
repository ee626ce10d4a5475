import type { OrderRole } from '@vireo/contracts/productions'
import type { TransactionContext } from '#kernel/context.ts'
import { listAssignments } from '../deliveries/assignment-store.ts'
import { accounts } from '../ledger/accounts.ts'
import { balanceOf, book } from '../ledger/move-store.ts'
import { giveBackPart } from '../payments/give-back.ts'
import type { AssignmentRow, OrderRow } from '../tables.ts'
import { endWork } from './end-work.ts'
import { moveOrder } from './move-order.ts'

/**
 * Finishes an order that is held: what it holds goes to those who did the work, each what was fixed when they began, and the rest to
 * the house, in the transaction that moves it. Payouts fall due by that. The price of what nobody finished, where the order ends before
 * that, stays held until the provider says that it has gone back.
 */
export async function finishOrder(
  ctx: TransactionContext,
  order: OrderRow,
  { action, who }: { readonly action: 'accept' | 'uphold'; readonly who: OrderRole },
): Promise<OrderRow> {
  const holding = accounts.held(order.id)
  const assignments = await listAssignments(ctx, order.id)
  for (const assignment of assignments) {
    if (!isFinished(assignment) || assignment.producer_id === null) continue
    const to = accounts.producer(assignment.producer_id)
    const amountMinor = assignment.earned_minor
    await book(ctx, { ref: `${assignment.id}:payout`, from: holding, to, amountMinor, orderId: order.id })
  }
  const held = await balanceOf(ctx, holding)
  const left = held - (await giveBackPart(ctx, order.id, Math.min(unfinishedOf(assignments), held)))
  const ref = `${order.id}:house`
  // Where some of the money went back at the provider, the house pays what is missing.
  if (left >= 0) await book(ctx, { ref, from: holding, to: accounts.house, amountMinor: left, orderId: order.id })
  else await book(ctx, { ref, from: accounts.house, to: holding, amountMinor: -left, orderId: order.id })
  await endWork(ctx, order.id)
  return moveOrder(ctx, order, { action, who, changes: { completed_at: ctx.now(), dispute: null } })
}

/** Tells whether somebody finished an assignment: what was approved once is, also where changes were asked for after that. Pure. */
export function isFinished({ version }: Pick<AssignmentRow, 'version'>): boolean {
  return version > 0
}

/** Adds up what was paid for work that nobody finished. Pure. */
function unfinishedOf(assignments: readonly AssignmentRow[]): number {
  return assignments.filter((each) => !isFinished(each)).reduce((sum, { price_minor: price }) => sum + price, 0)
}
