import { AppError } from '#kernel/errors.ts'
import { staffMember } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'
import type { UserRow } from '#users'

/** Finds the caller as one of the staff. Anybody else is answered as at an address that there is not: `route_not_found`. */
export async function requireStaff(ctx: With<'settings'>): Promise<UserRow> {
  const member = await staffMember(ctx)
  if (!member) throw new AppError('route_not_found')
  return member
}
