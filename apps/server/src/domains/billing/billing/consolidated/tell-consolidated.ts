import type { WorkspaceId } from '@vireo/contracts/kit'
import { BillingFailure, type ProviderSnapshot } from '#ports/billing-provider.ts'
import type { Context } from '#kernel/context.ts'
import { applySnapshot } from '../snapshots/apply-snapshot.ts'
import { consolidatedSnapshot } from './consolidated-snapshot.ts'
import { deliverCharges } from './deliver-charges.ts'
import type { ConsolidatedParts } from './judge-payer.ts'
import { releaseWorkspace } from './release-workspace.ts'
import type { ConsolidatedAccountRow } from './tables.ts'

/** Tells the product how a workspace stands after its books changed. */
export async function tellConsolidated(ctx: Context, account: ConsolidatedAccountRow): Promise<ProviderSnapshot> {
  const snapshot = consolidatedSnapshot(account)
  await applySnapshot(ctx, snapshot)
  if (account.ended_at !== null && !account.billing.subscription) await releaseWorkspace(ctx, account.workspace_id)
  return snapshot
}

/** Charges at once what a change just noted. What the provider cannot take now, a job brings to it within minutes. */
export async function deliverAtOnce(ctx: Context, parts: ConsolidatedParts, workspaceId: WorkspaceId): Promise<void> {
  try {
    await deliverCharges(ctx, parts, workspaceId)
  } catch (error) {
    if (!(error instanceof BillingFailure)) throw error
    ctx.log.warn({ err: error, workspaceId }, 'a consolidated charge waits for its provider')
  }
}
