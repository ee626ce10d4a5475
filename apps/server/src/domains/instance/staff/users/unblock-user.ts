import type { Input } from '@vireo/contracts/kit'
import type { staffEndpoints } from '@vireo/contracts/staff'
import { writeAudit } from '#kernel/audit.ts'
import { transaction } from '#kernel/transaction.ts'
import { unblockUser as unblock } from '#identity/blocked/index.ts'
import type { With } from '#ports/ports.ts'
import { personalWorkspaceOf } from '#workspaces/places/index.ts'
import { forWorkspace } from '../for-workspace.ts'
import { requireStaff } from '../require-staff.ts'
import { holdOther } from './hold-other.ts'

/** Lets a blocked person sign in again, for staff alone. Throws `user_not_found` and `staff_own_account`. */
export async function unblockUser(
  ctx: With<'settings'>,
  { person_id: userId, reason }: Input<typeof staffEndpoints.unblockUser>,
): Promise<void> {
  await requireStaff(ctx)
  await transaction(ctx, async (ctx) => {
    const user = await holdOther(ctx, userId)
    const { workspaceId } = await personalWorkspaceOf(ctx, userId)
    if (!(await unblock(forWorkspace(ctx, workspaceId), { userId }))) return
    await writeAudit(ctx, {
      action: 'staff.user-unblocked',
      target: { kind: 'user', id: userId },
      details: { name: user.email, reason },
    })
  })
}
