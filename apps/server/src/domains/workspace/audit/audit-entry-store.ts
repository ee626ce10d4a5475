import type { UserId } from '@vireo/contracts/kit'
import type { AuditFilter } from '@vireo/contracts/audit'
import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import { actsOf, actsOutside, holdsUnknown } from './classify-action.ts'
import type { AuditLogRow } from './tables.ts'

const columns = raw(`e.id, e.workspace_id, e.action, e.actor_kind, e.actor_id, e.api_key_id, e.session_id,
  e.target_kind, e.target_id, e.details, e.address, e.user_agent, e.request_id, e.created_at, l.sequence, l.digest`)

/**
 * Finds up to `limit` entries of the caller's workspace that pass a filter, newest first, older than `before` if given.
 */
export function findEntries(
  ctx: Context,
  filter: AuditFilter,
  before: string | undefined,
  limit: number,
): Promise<AuditLogRow[]> {
  return ctx.db.many(sql`
    select ${columns} from audit_entries e join audit_links l on l.entry_id = e.id
    where e.workspace_id = ${ctx.workspaceId} ${filters(filter)} ${before ? sql`and e.id < ${before}` : empty}
    order by e.id desc limit ${limit}`)
}

/** Finds up to `limit` entries about what a person did in any workspace, oldest first, after the id `after`. */
export function findActsOf(ctx: Context, userId: UserId, after: string, limit: number): Promise<AuditLogRow[]> {
  return ctx.db.many(sql`
    select ${columns} from audit_entries e join audit_links l on l.entry_id = e.id
    where e.actor_id = ${userId} and e.actor_id <> '' and e.id > ${after} order by e.id limit ${limit}`)
}

function filters(filter: AuditFilter): Sql {
  const conditions = [
    filter.actor_uid ? sql`and e.actor_id = ${filter.actor_uid}` : empty,
    filter.target_uid ? sql`and e.target_id = ${filter.target_uid}` : empty,
    filter.activity_name ? sql`and starts_with(e.action, ${filter.activity_name})` : empty,
    filter.class_name ? ofClass(filter.class_name) : empty,
    typeof filter.time_from_unix_ms === 'number'
      ? sql`and e.created_at >= ${new Date(filter.time_from_unix_ms)}`
      : empty,
    typeof filter.time_to_unix_ms === 'number' ? sql`and e.created_at < ${new Date(filter.time_to_unix_ms)}` : empty,
  ]
  return join(conditions, ' ')
}

/** Returns the SQL condition for one class of acts. Acts that nobody declares any more are of one class as well. */
function ofClass(name: NonNullable<AuditFilter['class_name']>): Sql {
  return holdsUnknown(name)
    ? sql`and e.action <> all(${actsOutside(name)}::text[])`
    : sql`and e.action = any(${actsOf(name)}::text[])`
}
