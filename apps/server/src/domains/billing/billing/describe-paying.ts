import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import type { WorkspacePaying } from '#workspaces'
import { listAgreementsOf } from './consolidated/consolidated-account-store.ts'
import { findCustomerRef } from './customers/customer-store.ts'
import { findPayoutAccount } from './payouts/payout-account-store.ts'
import { findSubscription } from './subscription-store.ts'
import type { SubscriptionRow } from './tables.ts'

/** Describes how a workspace is paid for, whom it pays for, and where its earnings go. */
export async function describePaying(
  ctx: Context,
  { workspaceId }: { readonly workspaceId: WorkspaceId },
): Promise<WorkspacePaying> {
  const [row, agreements, marketplaceRef, payouts] = await Promise.all([
    findSubscription(ctx, workspaceId),
    listAgreementsOf(ctx, workspaceId),
    findCustomerRef(ctx, 'gcp_marketplace', workspaceId),
    findPayoutAccount({ ...ctx, workspaceId }),
  ])
  return {
    chargeWorkspaceId: agreements.find((agreement) => agreement.workspace_id === workspaceId)?.charge_workspace_id,
    reportingWorkspaceIds: agreements
      .filter((agreement) => agreement.charge_workspace_id === workspaceId)
      .map((agreement) => agreement.workspace_id),
    marketplaceAccountRef: marketplaceRef,
    payouts: payouts && { provider: payouts.provider, accountRef: payouts.account_ref },
    subscribed: row && subscribedThrough(row),
  }
}

/** Describes what stands at the provider; undefined where nothing is subscribed. */
function subscribedThrough({ provider, subscription_ref: ref, snapshot }: SubscriptionRow) {
  if (ref === null) return undefined
  const pending = snapshot?.pending
  return {
    provider,
    cancelAt: pending?.kind === 'cancellation' ? pending.at : null,
    downgradeTo: pending?.kind === 'change' ? pending.tier : null,
  }
}
