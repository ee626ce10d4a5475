import { BillingFailure } from '#ports/billing-provider.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { insertEntry } from '../ledger/entry-store.ts'
import type { TransferRow } from '../tables.ts'
import { endTransfer, findSending } from './transfer-store.ts'

/**
 * Hands a payout over, once. What the provider refuses goes back into the ledger. While it cannot be reached, or is not set up, nobody
 * knows whether the money has gone: this fails, to be tried again. Throws `billing_not_available`.
 */
export async function sendTransfer(ctx: With<'payouts'>, transferId: string): Promise<void> {
  const transfer = await findSending(ctx, transferId)
  if (!transfer) return
  const { payouts } = ctx.ports
  if (payouts?.name !== transfer.provider) throw new AppError('billing_not_available')
  const { account_ref: account, amount_minor: amountMinor, currency } = transfer
  try {
    await payouts.transfer(ctx, account, { transferId, amountMinor, currency })
  } catch (error) {
    if (error instanceof BillingFailure && error.kind === 'not_supported') return giveUp(ctx, transfer)
    throw error
  }
  await transaction(ctx, (ctx) => endTransfer(ctx, transferId, 'sent'))
}

/** Puts the money of a payout that is not sent back into the ledger. */
async function giveUp(ctx: With<'payouts'>, transfer: TransferRow): Promise<void> {
  await transaction(ctx, async (ctx) => {
    if (!(await endTransfer(ctx, transfer.id, 'failed'))) return
    await insertEntry(ctx, {
      id: ctx.newId('sellingEntry'),
      workspace_id: transfer.workspace_id,
      sale_id: null,
      transfer_id: transfer.id,
      kind: 'payout_returned',
      amount_minor: transfer.amount_minor,
      currency: transfer.currency,
      payable_at: ctx.now(),
      created_at: ctx.now(),
    })
  })
}
