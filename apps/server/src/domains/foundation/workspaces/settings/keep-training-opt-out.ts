import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Tier } from '@vireo/contracts/users'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { isEnterpriseTier } from '../assert-enterprise-feature.ts'
import { insistOnTrainingOptOut } from './settings-store.ts'

type TierChange = { readonly workspaceId: WorkspaceId; readonly from: Tier; readonly to: Tier }

/**
 * Opts a workspace out of training when it enters or leaves a tier that is out by default, unless somebody has decided
 * already: no plan that ends lets models train on what was made under it.
 */
export async function keepTrainingOptOut(
  ctx: TransactionContext,
  { workspaceId, from, to }: TierChange,
): Promise<void> {
  if (!isEnterpriseTier(from) && !isEnterpriseTier(to)) return
  if (!(await insistOnTrainingOptOut(ctx, workspaceId))) return
  await writeAudit(ctx, {
    action: 'workspaces.settings-changed',
    workspaceId,
    target: { kind: 'workspace', id: workspaceId },
    details: { training_opt_out: true, from, to },
  })
}
