import type { Input } from '@vireo/contracts/kit'
import type { staffEndpoints } from '@vireo/contracts/staff'
import { writeAudit } from '#kernel/audit.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { setProbation as setProbationOf } from '#users'
import { personalWorkspaceOf } from '#workspaces/places/index.ts'
import { forWorkspace } from '../for-workspace.ts'
import { requireStaff } from '../require-staff.ts'
import { holdOther } from './hold-other.ts'

/** Puts a person in probation, or ends it, for staff alone. Throws `user_not_found` and `staff_own_account`. */
export async function setProbation(
  ctx: With<'settings'>,
  input: Input<typeof staffEndpoints.setProbation>,
): Promise<void> {
  await requireStaff(ctx)
  const { person_id: userId, is_in_probation: isInProbation, reason } = input
  await transaction(ctx, async (ctx) => {
    const user = await holdOther(ctx, userId)
    if (user.is_in_probation === isInProbation) return
    const { workspaceId } = await personalWorkspaceOf(ctx, userId)
    await setProbationOf(forWorkspace(ctx, workspaceId), { userId, isInProbation })
    await writeAudit(ctx, {
      action: 'staff.probation-set',
      target: { kind: 'user', id: userId },
      details: { name: user.email, in_probation: isInProbation, reason },
    })
  })
}
