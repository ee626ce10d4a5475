import type { WorkspaceId } from '@vireo/contracts/kit'
import { tierDisplayNames } from '@vireo/contracts/plans'
import type { With } from '#ports/ports.ts'
import { applySnapshot } from '../snapshots/apply-snapshot.ts'
import { findSubscription } from '../subscription-store.ts'
import { listOpenCharges, markCharged, type OverageCharge } from './overage-store.ts'

const number = new Intl.NumberFormat('en-US')

/**
 * Puts noted overage on invoices. The provider knows each by its id, so that a crash in between charges nothing
 * twice. What a provider cannot take now stays for the next time, and stands in nobody's way.
 */
export async function collectOverage(ctx: With<'billing'>, workspaceId?: WorkspaceId): Promise<void> {
  let failure: unknown
  for (const charge of await listOpenCharges(ctx, workspaceId, 1000)) {
    if (ctx.signal.aborted) return
    await collect(ctx, charge).catch((error: unknown) => (failure ??= error))
  }
  if (failure) throw failure
}

async function collect(ctx: With<'billing'>, charge: OverageCharge): Promise<void> {
  const { workspace_id: workspaceId, credits_from, credits_to } = charge
  const row = await findSubscription(ctx, workspaceId)
  const provider = row && ctx.ports.billing.find(row.provider)
  if (!provider) return
  const { customer_ref: customerRef, subscription_ref: subscriptionRef } = row
  const snapshot = await provider.addInvoiceItem(
    ctx,
    { workspaceId, email: '', customerRef, subscriptionRef },
    {
      idempotencyKey: charge.id,
      description: `${number.format(credits_to - credits_from)} credits of overage, ${tierDisplayNames[charge.tier]}`,
      amountMinor: charge.amount_minor,
      currency: charge.currency,
      collectNow: charge.collect_now,
    },
  )
  await applySnapshot(ctx, snapshot)
  await markCharged(ctx, charge.id)
}
