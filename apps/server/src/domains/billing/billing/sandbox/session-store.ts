import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { SessionDetails, SessionRow } from './tables.ts'

type NewSession = {
  readonly idHash: string
  readonly workspaceId: WorkspaceId
  readonly details: SessionDetails
  readonly expiresAt: Date
}

/** Inserts a hosted page; one with this id that is not done yet stays open until the later end instead. */
export async function insertSession(ctx: Context, session: NewSession): Promise<void> {
  const { idHash, workspaceId, details, expiresAt } = session
  await ctx.db.run(sql`
    insert into sandbox_sessions (id_hash, workspace_id, kind, details, created_at, expires_at)
    values (${idHash}, ${workspaceId}, ${details.kind}, ${JSON.stringify(details)}::jsonb, ${ctx.now()}, ${expiresAt})
    on conflict (id_hash) do update set expires_at = excluded.expires_at where sandbox_sessions.done_url is null`)
}

/** Finds a hosted page by the hash of its id. */
export function findSession(ctx: Context, idHash: string): Promise<SessionRow | undefined> {
  return ctx.db.maybe(sql`
    select id_hash, workspace_id, details, done_url, expires_at from sandbox_sessions where id_hash = ${idHash}`)
}

/** Marks a page as done; returns false when it was done already. */
export async function markDone(ctx: Context, idHash: string, doneUrl: string): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    update sandbox_sessions set done_url = ${doneUrl} where id_hash = ${idHash} and done_url is null`)
  return rows === 1
}

/** Deletes pages that expired before an instant; returns how many. */
export function removeSessionsExpiredBefore(ctx: Context, instant: Date): Promise<number> {
  return ctx.db.run(sql`delete from sandbox_sessions where expires_at < ${instant}`)
}
