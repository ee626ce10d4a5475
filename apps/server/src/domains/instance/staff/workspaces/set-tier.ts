import type { Input } from '@vireo/contracts/kit'
import type { staffEndpoints } from '@vireo/contracts/staff'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { giveTier } from '#billing'
import { findMembers } from '#workspaces/members/index.ts'
import { findWorkspace } from '#workspaces/places/index.ts'
import { forWorkspace } from '../for-workspace.ts'
import { requireStaff } from '../require-staff.ts'

/**
 * Gives a workspace a plan that nobody pays for, for staff alone, and not to a workspace of their own. Throws `workspace_not_found`,
 * `staff_own_account`, and `subscription_action_not_possible` where it pays for one.
 */
export async function setTier(ctx: With<'settings'>, input: Input<typeof staffEndpoints.setTier>): Promise<void> {
  const member = await requireStaff(ctx)
  const { workspace_id: workspaceId, tier, reason } = input
  await transaction(ctx, async (ctx) => {
    const workspace = await findWorkspace(ctx, workspaceId)
    if (!workspace) throw new AppError('workspace_not_found')
    if ((await findMembers(ctx, workspaceId, [member.id])).length > 0) throw new AppError('staff_own_account')
    await giveTier(forWorkspace(ctx, workspaceId), { workspaceId, tier })
    await writeAudit(ctx, {
      action: 'staff.tier-given',
      target: { kind: 'workspace', id: workspaceId },
      details: { name: workspace.name, tier, reason },
    })
  })
}
