import type { Input } from '@vireo/contracts/kit'
import type { staffEndpoints } from '@vireo/contracts/staff'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { requestSupportAccess } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'
import { findPerson } from '#users/operators/index.ts'
import { requireStaff } from '../require-staff.ts'

/**
 * Asks a person by mail whether the caller may look into their account, for staff alone. Only they can grant it. Throws
 * `user_not_found`, `email_not_verified` and `staff_own_account`.
 */
export async function askForAccess(
  ctx: With<'settings'>,
  { person_id: userId, reason }: Input<typeof staffEndpoints.askForAccess>,
): Promise<void> {
  const member = await requireStaff(ctx)
  const user = await findPerson(ctx, userId)
  // Who only claims an address is nobody to write to.
  if (!user || user.is_claimant) throw new AppError('user_not_found')
  if (user.id === member.id) throw new AppError('staff_own_account')
  await requestSupportAccess(ctx, { email: user.email, supportMember: member.email, reason })
  const act = { target: { kind: 'user', id: userId }, details: { name: user.email, reason } }
  await transaction(ctx, (ctx) => writeAudit(ctx, { action: 'staff.support-access-asked', ...act }))
}
