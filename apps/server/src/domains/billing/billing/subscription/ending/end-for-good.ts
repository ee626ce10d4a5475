import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { applySnapshot } from '../../snapshots/apply-snapshot.ts'
import { findSubscription } from '../../subscription-store.ts'
import { askProvider } from '../../ask-provider.ts'

/**
 * Cancels the subscription of the workspace of `ctx`, which has nobody left, for the end of its period. May run twice.
 */
export async function endForGood(ctx: With<'billing'>): Promise<void> {
  const { workspaceId } = ctx
  const row = await findSubscription(ctx, workspaceId)
  if (!row?.snapshot?.plan || row.snapshot.pending?.kind === 'cancellation') return
  const provider = ctx.ports.billing.find(row.provider)
  if (!provider) return
  const { customer_ref: customerRef, subscription_ref: subscriptionRef } = row
  const asked = provider.cancelAtPeriodEnd(
    ctx,
    { workspaceId, email: '', customerRef, subscriptionRef },
    { idempotencyKey: `end-for-good-${workspaceId}-${row.snapshot.version}` },
  )
  const snapshot = await askProvider(asked).catch((error: unknown) => {
    // It ended, or was forgotten, there as well: then that is all there was to do.
    if (error instanceof AppError && error.code === 'no_subscription') return undefined
    throw error
  })
  if (snapshot) await applySnapshot(ctx, snapshot)
}
