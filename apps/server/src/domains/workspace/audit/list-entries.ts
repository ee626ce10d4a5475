import type { auditEndpoints } from '@vireo/contracts/audit'
import type { Input } from '@vireo/contracts/kit'
import { AppError } from '#kernel/errors.ts'
import type { Context } from '#kernel/context.ts'
import { findUser, type UserRow } from '#users'
import { findEntries } from './audit-entry-store.ts'
import type { AuditLogRow } from './tables.ts'

export type LoggedAct = { readonly row: AuditLogRow; readonly actor: UserRow | undefined }
export type LogPage = { readonly acts: readonly LoggedAct[]; readonly nextCursor: string | null }

/**
 * Lists a page of the workspace's audit log, newest first; the cursor is the last entry's id. Throws `invalid_cursor`.
 */
export async function listEntries(ctx: Context, input: Input<typeof auditEndpoints.list>): Promise<LogPage> {
  const { limit, cursor, ...filter } = input
  if (cursor && !/^audit_[0-9a-z]{26}$/.test(cursor)) throw new AppError('invalid_cursor', { param: 'cursor' })
  const rows = await findEntries(ctx, filter, cursor ?? undefined, limit + 1)
  const shown = rows.slice(0, limit)
  return {
    acts: await withActors(ctx, shown),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** Joins entries with the people who acted; people who have left the product remain an id alone. */
export async function withActors(ctx: Context, rows: readonly AuditLogRow[]): Promise<LoggedAct[]> {
  const ids = [...new Set(rows.map((row) => row.actor_id).filter((id) => id !== ''))]
  const people = new Map(await Promise.all(ids.map(async (id) => [id, await findUser(ctx, id)] as const)))
  return rows.map((row) => ({ row, actor: people.get(row.actor_id) }))
}
