import type { HistoryItemId, Input, UserId } from '@vireo/contracts/kit'
import type { StaffRecordingsPage, staffEndpoints } from '@vireo/contracts/staff'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { type HistoryRow, listMadeBy, presentItem } from '#history'
import { listSupportGrantsFor, type SupportGrantRow } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'
import { findPerson } from '#users/operators/index.ts'
import { forWorkspace } from '../for-workspace.ts'
import { requireStaff } from '../require-staff.ts'

type Made = { readonly rows: readonly HistoryRow[]; readonly hasMore: boolean }

/**
 * Lists what a person made in the workspaces where they let the caller look now, for staff alone. That they looked is written down in
 * their own log, with the reason that the person was told, and in those of the workspaces. Throws `user_not_found`, `staff_no_grant`
 * and `invalid_cursor`.
 */
export async function listRecordings(
  ctx: With<'settings'>,
  { person_id: userId, cursor, page_size: size }: Input<typeof staffEndpoints.listRecordings>,
): Promise<Made> {
  const member = await requireStaff(ctx)
  if (cursor && !/^hist_[0-9a-z]{26}$/u.test(cursor)) throw new AppError('invalid_cursor', { param: 'cursor' })
  const user = await findPerson(ctx, userId)
  if (!user) throw new AppError('user_not_found')
  const grants = await grantsThatHold(ctx, userId, member.email)
  const [newest] = grants
  if (!newest) throw new AppError('staff_no_grant')
  const workspaceIds = [...new Set(grants.map(({ workspace_id: id }) => id))]
  const after = cursor as HistoryItemId | undefined
  const rows = await listMadeBy(ctx, { userId, workspaceIds, after, limit: size + 1 })
  await transaction(ctx, async (ctx) => {
    const act = { action: 'staff.recordings-looked-at', target: { kind: 'user', id: userId } } as const
    const { email: name } = user
    await writeAudit(ctx, { ...act, details: { name, reason: newest.reason } })
    for (const workspaceId of workspaceIds)
      await writeAudit(forWorkspace(ctx, workspaceId), { ...act, details: { name, staff_email: member.email } })
  })
  return { rows: rows.slice(0, size), hasMore: rows.length > size }
}

async function grantsThatHold(ctx: Context, userId: UserId, email: string): Promise<SupportGrantRow[]> {
  const grants = await listSupportGrantsFor(ctx, userId, email)
  return grants.filter(({ revoked_at: revoked, expires_at: until }) => revoked === null && until > ctx.now())
}

/** Presents a page of what a person made. */
export function presentRecordings({ rows, hasMore }: Made): StaffRecordingsPage {
  const recordings = rows.map(presentItem)
  return { recordings, has_more: hasMore, next_cursor: hasMore ? (recordings.at(-1)?.history_item_id ?? null) : null }
}
