import type { UserId, WorkspaceId, SessionId } from '@vireo/contracts/kit'
import sql, { raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import { defineRead, readRow } from '#kernel/database/gather.ts'
import type { SessionRow } from '../tables.ts'

const columns = raw(`id, user_id, workspace_id, created_at, expires_at, last_used_at, last_active_at, user_agent,
  address, generation, rotated_at, support_grant_id, is_federated, vouched_by, vouch_asked_at`)

const sessionsById = defineRead<SessionRow>({
  name: 'sessions',
  select: (ids) => sql`select id as key, ${columns} from sessions where id = any(${ids})`,
  instants: ['created_at', 'expires_at', 'last_used_at', 'last_active_at', 'rotated_at', 'vouch_asked_at'],
})

export type NewSession = {
  readonly id: SessionId
  readonly userId: UserId
  readonly workspaceId: WorkspaceId
  readonly tokenHash: string
  readonly expiresAt: Date
}

/** Inserts a session that begins now, with the caller's address and browser. */
export async function insertSession(ctx: Context, session: NewSession): Promise<void> {
  const { id, userId, workspaceId, tokenHash, expiresAt } = session
  const now = ctx.now()
  await ctx.db.run(sql`
    insert into sessions (id, user_id, workspace_id, token_hash, created_at, updated_at, expires_at, last_used_at,
      last_active_at, user_agent, address)
    values (${id}, ${userId}, ${workspaceId}, ${tokenHash}, ${now}, ${now}, ${expiresAt}, ${now},
      ${now}, ${ctx.client.userAgent}, ${ctx.client.address})`)
}

/** Finds a session by its id, expired ones included. */
export function findSession(ctx: Context, id: SessionId): Promise<SessionRow | undefined> {
  return readRow(ctx, sessionsById, id)
}

/** Finds a session by the hash of its token, expired ones included. */
export function findSessionByToken(ctx: Context, tokenHash: string): Promise<SessionRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from sessions where token_hash = ${tokenHash}`)
}

/** Lists a user's sessions that have not expired, newest first. */
export function listSessionsOf(ctx: Context, userId: UserId): Promise<SessionRow[]> {
  return ctx.db.many(sql`
    select ${columns} from sessions where user_id = ${userId} and expires_at > ${ctx.now()} order by id desc`)
}

/**
 * Replaces the cookie's token, at most once in `pauseMs`, extends the session, and records who uses it from where.
 * Returns the generation of the token that the browser should have from now on.
 */
export async function rotateSession(
  ctx: Context,
  id: SessionId,
  { expiresAt, pauseMs }: { readonly expiresAt: Date; readonly pauseMs: number },
): Promise<number | undefined> {
  const now = ctx.now()
  const settled = sql`(rotated_at is null or rotated_at <= ${new Date(now.getTime() - pauseMs)})`
  const row = await ctx.db.maybe<{ generation: number }>(sql`
    update sessions set updated_at = ${now}, last_used_at = ${now}, expires_at = ${expiresAt},
      address = ${ctx.client.address}, user_agent = ${ctx.client.userAgent},
      generation = case when ${settled} then generation + 1 else generation end,
      rotated_at = case when ${settled} then ${now} else rotated_at end
    where id = ${id} returning generation`)
  return row?.generation
}

/** Moves the time of last activity forward, unless by less than `leastMs`, which is not worth a write. */
export async function updateActivity(ctx: Context, id: SessionId, activeAt: Date, leastMs: number): Promise<void> {
  await ctx.db.relaxed.run(sql`
    update sessions set last_active_at = ${activeAt}, last_used_at = ${ctx.now()}
    where id = ${id} and last_active_at < ${new Date(activeAt.getTime() - leastMs)}`)
}

/** Records the grant under which the support team holds a session, and when that ends. */
export async function updateSupportGrant(
  ctx: Context,
  id: SessionId,
  { grantId, expiresAt }: { readonly grantId: string; readonly expiresAt: Date },
): Promise<void> {
  await ctx.db.run(sql`
    update sessions set support_grant_id = ${grantId}, expires_at = ${expiresAt} where id = ${id}`)
}

/** Records that the organisation of a workspace vouched for the holder of this session. */
export async function updateFederated(ctx: Context, id: SessionId, workspaceId: WorkspaceId): Promise<void> {
  await ctx.db.run(sql`
    update sessions set is_federated = true, vouched_by = ${workspaceId}, vouch_asked_at = ${ctx.now()}
    where id = ${id}`)
}

/** Ends a session and notifies every node. */
export async function removeSession(ctx: Context, id: SessionId): Promise<void> {
  await ctx.db.run(sql`
    with gone as (delete from sessions where id = ${id} returning id)
    select pg_notify('vireo_credentials', id) from gone`)
}

/** Ends all sessions of a person except one, notifies every node and returns their ids. */
export async function removeSessionsOf(ctx: Context, userId: UserId, exceptId: string | undefined): Promise<string[]> {
  const rows = await ctx.db.many<{ id: SessionId }>(sql`
    with gone as (
      delete from sessions where user_id = ${userId} and id is distinct from ${exceptId ?? null}::text returning id)
    select id, pg_notify('vireo_credentials', id)::text from gone`)
  return rows.map(({ id }) => id)
}

/**
 * Ends the sessions of these people that no organisation vouched for, except one, notifies every node and returns their
 * ids.
 */
export async function removeOwnSessionsOf(
  ctx: Context,
  userIds: readonly UserId[],
  exceptId: string | undefined,
): Promise<string[]> {
  const rows = await ctx.db.many<{ id: SessionId }>(sql`
    with gone as (
      delete from sessions where user_id = any(${userIds}) and not is_federated
        and id is distinct from ${exceptId ?? null}::text returning id)
    select id, pg_notify('vireo_credentials', id)::text from gone`)
  return rows.map(({ id }) => id)
}

/** Ends the sessions that the support team holds under a grant, notifies every node and returns their ids. */
export async function removeSessionsOfGrant(ctx: Context, grantId: string): Promise<string[]> {
  const rows = await ctx.db.many<{ id: SessionId }>(sql`
    with gone as (delete from sessions where support_grant_id = ${grantId} returning id)
    select id, pg_notify('vireo_credentials', id)::text from gone`)
  return rows.map(({ id }) => id)
}

/** Notifies every node that what it has cached of a credential no longer holds. */
export async function notifyCredentialChanged(ctx: Context, credentialId: string): Promise<void> {
  await ctx.db.run(sql`select pg_notify('vireo_credentials', ${credentialId})`)
}

/** Removes sessions that expired before an instant and returns how many. */
export function removeSessionsExpiredBefore(ctx: Context, instant: Date): Promise<number> {
  return ctx.db.run(sql`delete from sessions where expires_at < ${instant}`)
}
