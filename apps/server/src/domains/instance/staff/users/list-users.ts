import type { Input } from '@vireo/contracts/kit'
import type { StaffUser, StaffUsersPage, staffEndpoints } from '@vireo/contracts/staff'
import { AppError } from '#kernel/errors.ts'
import { unixSeconds, unixSecondsOrNull } from '#kernel/formats/unix-seconds.ts'
import type { With } from '#ports/ports.ts'
import type { UserRow } from '#users'
import { findPeople } from '#users/operators/index.ts'
import { requireStaff } from '../require-staff.ts'

type Found = { readonly rows: readonly UserRow[]; readonly hasMore: boolean }

/** Finds people of the instance, the newest first, for staff alone. Throws `invalid_cursor`. */
export async function listUsers(
  ctx: With<'settings'>,
  { search, cursor, page_size: size }: Input<typeof staffEndpoints.listUsers>,
): Promise<Found> {
  await requireStaff(ctx)
  if (cursor && !/^user_[0-9a-z]{26}$/u.test(cursor)) throw new AppError('invalid_cursor', { param: 'cursor' })
  const rows = await findPeople(ctx, { search, cursor: cursor ?? undefined, limit: size + 1 })
  return { rows: rows.slice(0, size), hasMore: rows.length > size }
}

/** Presents a page of people. */
export function presentUsers({ rows, hasMore }: Found): StaffUsersPage {
  return { users: rows.map(presentUser), has_more: hasMore, next_cursor: hasMore ? (rows.at(-1)?.id ?? null) : null }
}

/** Presents a person as staff sees them. */
export function presentUser(row: UserRow): StaffUser {
  return {
    user_id: row.id,
    email: row.email,
    first_name: row.first_name,
    created_at_unix: unixSeconds(row.created_at),
    is_email_verified: row.email_verified_at !== null,
    is_in_probation: row.is_in_probation,
    is_operator: row.is_instance_admin,
    blocked_at_unix: unixSecondsOrNull(row.blocked_at),
  }
}
