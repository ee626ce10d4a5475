import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { BillingFailure } from '#ports/billing-provider.ts'
import type { With } from '#ports/ports.ts'
import { accounts } from '../ledger/accounts.ts'
import { book } from '../ledger/move-store.ts'
import { endPayout, findSending, type PayoutRow } from './payout-store.ts'

/**
 * Hands a payout over, once: the provider does nothing twice under one reference, whenever this process dies. What it refuses goes
 * back into the ledger. While it cannot be reached, or is not set up, nobody knows whether the money has gone: this fails, to be tried
 * again. Throws `billing_not_available`.
 */
export async function sendPayout(ctx: With<'payouts'>, payoutId: string): Promise<void> {
  const payout = await findSending(ctx, payoutId)
  if (!payout) return
  const { payouts } = ctx.ports
  if (payouts?.name !== payout.provider) throw new AppError('billing_not_available')
  try {
    const { account_ref: account, amount_minor: amountMinor } = payout
    await payouts.transfer(ctx, account, { transferId: payoutId, amountMinor, currency: 'usd' })
  } catch (error) {
    if (error instanceof BillingFailure && error.kind === 'not_supported') return giveUp(ctx, payout)
    throw error
  }
  await transaction(ctx, (ctx) => endPayout(ctx, payoutId, 'sent'))
}

async function giveUp(ctx: With<'payouts'>, payout: PayoutRow): Promise<void> {
  await transaction(ctx, async (ctx) => {
    if (!(await endPayout(ctx, payout.id, 'failed'))) return
    await book(ctx, {
      ref: `${payout.id}:back`,
      from: accounts.paidOut(payout.producer_id),
      to: accounts.producer(payout.producer_id),
      amountMinor: payout.amount_minor,
      orderId: null,
    })
  })
}
