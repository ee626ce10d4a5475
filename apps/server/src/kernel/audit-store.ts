import sql from 'sql-template-tag'
import type { Context } from './context.ts'
import type { Id } from './ids.ts'

export type AuditRow = {
  readonly id: string
  /** Empty for acts that concern the whole instance. */
  readonly workspace_id: Id<'workspace'>
  readonly action: string
  readonly actor_kind: string
  readonly actor_id: string
  readonly api_key_id: Id<'apiKey'> | null
  readonly session_id: string | null
  readonly target_kind: string | null
  readonly target_id: string | null
  readonly details: Readonly<Record<string, unknown>>
  readonly address: string
  readonly user_agent: string
  readonly request_id: string
  readonly created_at: Date
}

/** Writes an entry of the audit log, in the transaction of the act itself. */
export async function insertAuditEntry(ctx: Context, row: AuditRow): Promise<void> {
  await ctx.db.run(sql`
    insert into audit_entries (id, workspace_id, action, actor_kind, actor_id, api_key_id, session_id, target_kind,
      target_id, details, address, user_agent, request_id, created_at)
    values (${row.id}, ${row.workspace_id}, ${row.action}, ${row.actor_kind}, ${row.actor_id}, ${row.api_key_id},
      ${row.session_id}, ${row.target_kind}, ${row.target_id}, ${JSON.stringify(row.details)}::jsonb, ${row.address},
      ${row.user_agent}, ${row.request_id}, ${row.created_at})`)
}
