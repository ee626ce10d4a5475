import type { Input } from '@vireo/contracts/kit'
import type { staffEndpoints } from '@vireo/contracts/staff'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { isStaffAddress } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'
import { requireStaff } from '../require-staff.ts'
import { endAccessOf } from './end-access-of.ts'
import { holdOther } from './hold-other.ts'

/**
 * Blocks a person, for staff alone; whoever runs the instance, and colleagues, are left to the command line. Throws `user_not_found`,
 * `staff_own_account` and `staff_protected_account`.
 */
export async function blockUser(ctx: With<'settings'>, input: Input<typeof staffEndpoints.blockUser>): Promise<void> {
  await requireStaff(ctx)
  const { settings } = ctx.ports
  const { person_id: userId, reason } = input
  await transaction(ctx, async (ctx) => {
    const user = await holdOther(ctx, userId)
    const isColleague = user.email_verified_at !== null && isStaffAddress(settings, user.email)
    if (user.is_instance_admin || isColleague) throw new AppError('staff_protected_account')
    if (!(await endAccessOf(ctx, { userId, reason }))) return
    await writeAudit(ctx, {
      action: 'staff.user-blocked',
      target: { kind: 'user', id: userId },
      details: { name: user.email, reason },
    })
  })
}
