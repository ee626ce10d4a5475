import type { VoiceId } from '@vireo/contracts/kit'
import sql, { raw } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { DesignIterationRow, DesignSessionRow } from '../tables.ts'

const sessionColumns = raw('s.id, s.workspace_id, s.user_id, s.voice_id, s.created_at, s.updated_at, s.expires_at')
const iterationColumns = raw(
  'id, session_id, parent_id, kind, description, text, seed, read, changed_voice_id, created_at',
)

export type CountedSession = DesignSessionRow & { readonly iteration_count: number }

/** Finds a session of the caller's own that has not expired, with the number of its iterations. */
export function findSession(ctx: Context, id: string): Promise<CountedSession | undefined> {
  return ctx.db.maybe(sql`
    select ${sessionColumns}, (select count(*) from design_iterations i where i.session_id = s.id) as iteration_count
    from design_sessions s
    where s.id = ${id} and s.workspace_id = ${ctx.workspaceId} and s.user_id = ${ctx.actor.userId}
      and s.expires_at > ${ctx.now()}`)
}

/** Finds such a session and locks its row until the transaction ends. */
export function holdSession(ctx: TransactionContext, id: string): Promise<CountedSession | undefined> {
  return ctx.db.maybe(sql`
    select ${sessionColumns}, (select count(*) from design_iterations i where i.session_id = s.id) as iteration_count
    from design_sessions s
    where s.id = ${id} and s.workspace_id = ${ctx.workspaceId} and s.user_id = ${ctx.actor.userId}
      and s.expires_at > ${ctx.now()} for update of s`)
}

/** Lists the caller's sessions, the last worked on first; those of one voice where one is given. */
export function listSessions(ctx: Context, voiceId: VoiceId | undefined, limit: number): Promise<CountedSession[]> {
  return ctx.db.many(sql`
    select ${sessionColumns}, (select count(*) from design_iterations i where i.session_id = s.id) as iteration_count
    from design_sessions s
    where s.workspace_id = ${ctx.workspaceId} and s.user_id = ${ctx.actor.userId} and s.expires_at > ${ctx.now()}
      and (${voiceId ?? null}::text is null or s.voice_id = ${voiceId ?? null})
    order by s.updated_at desc, s.id limit ${limit}`)
}

/** Adds a session unless there are as many as there may be; false then. */
export async function insertSession(ctx: Context, row: DesignSessionRow, sessionsMax: number): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    insert into design_sessions (id, workspace_id, user_id, voice_id, created_at, updated_at, expires_at)
    select ${row.id}, ${row.workspace_id}, ${row.user_id}, ${row.voice_id}, ${row.created_at}::timestamptz,
      ${row.updated_at}::timestamptz, ${row.expires_at}::timestamptz
    where (select count(*) from design_sessions
      where workspace_id = ${row.workspace_id} and user_id = ${row.user_id} and expires_at > ${ctx.now()}) < ${sessionsMax}`)
  return rows === 1
}

/** Updates when a session was worked on last and when it expires. */
export async function touchSession(ctx: TransactionContext, id: string, expiresAt: Date): Promise<void> {
  await ctx.db.run(
    sql`update design_sessions set updated_at = ${ctx.now()}, expires_at = ${expiresAt} where id = ${id}`,
  )
}

/** Finds an iteration in a session of the caller's own. */
export function findIteration(ctx: Context, id: string): Promise<DesignIterationRow | undefined> {
  return ctx.db.maybe(sql`
    select ${iterationColumns} from design_iterations
    where id = ${id} and session_id in (
      select s.id from design_sessions s
      where s.workspace_id = ${ctx.workspaceId} and s.user_id = ${ctx.actor.userId} and s.expires_at > ${ctx.now()})`)
}

/** Lists the iterations of a session, the oldest first. */
export function listIterations(ctx: Context, sessionId: string): Promise<DesignIterationRow[]> {
  return ctx.db.many(sql`
    select ${iterationColumns} from design_iterations where session_id = ${sessionId} order by created_at, id`)
}

/** Inserts an iteration. */
export async function insertIteration(ctx: TransactionContext, row: DesignIterationRow): Promise<void> {
  await ctx.db.run(sql`
    insert into design_iterations (id, session_id, parent_id, kind, description, text, seed, read, changed_voice_id,
      created_at)
    values (${row.id}, ${row.session_id}, ${row.parent_id}, ${row.kind}, ${row.description}, ${row.text}, ${row.seed},
      ${JSON.stringify(row.read)}::jsonb, ${row.changed_voice_id}, ${row.created_at})`)
}

/** Deletes a session; its previews end with it, and are purged like all whose time is over. */
export async function removeSession(ctx: TransactionContext, id: string): Promise<void> {
  await ctx.db.run(sql`
    update designed_voices set expires_at = ${ctx.now()}
    where iteration_id in (select id from design_iterations where session_id = ${id})`)
  await ctx.db.run(sql`delete from design_sessions where id = ${id}`)
}

/** Removes sessions that nobody worked on; tells how many. */
export function removeExpiredSessions(ctx: TransactionContext): Promise<number> {
  return ctx.db.run(sql`delete from design_sessions where expires_at <= ${ctx.now()}`)
}
