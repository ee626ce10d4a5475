import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql, { raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { SupportGrantRow } from './tables.ts'

const columns = raw(
  `id, user_id, workspace_id, support_member, reason, granted_at, expires_at, revoked_at, last_used_at`,
)

/** Inserts a grant for a member of the support team. */
export async function insertSupportGrant(
  ctx: Context,
  grant: Omit<SupportGrantRow, 'revoked_at' | 'last_used_at'>,
): Promise<void> {
  await ctx.db.run(sql`
    insert into support_grants (id, user_id, workspace_id, support_member, reason, granted_at, expires_at)
    values (${grant.id}, ${grant.user_id}, ${grant.workspace_id}, ${grant.support_member}, ${grant.reason},
      ${grant.granted_at}, ${grant.expires_at})`)
}

/** Lists a user's last 100 grants, newest first. */
export function listSupportGrantsOf(ctx: Context, userId: UserId): Promise<SupportGrantRow[]> {
  return ctx.db.many(sql`select ${columns} from support_grants where user_id = ${userId} order by id desc limit 100`)
}

/** Lists what a person let a member of the support team look into, newest first. */
export function listSupportGrantsFor(ctx: Context, userId: UserId, supportMember: string): Promise<SupportGrantRow[]> {
  return ctx.db.many(sql`
    select ${columns} from support_grants where user_id = ${userId} and support_member = ${supportMember}
    order by id desc limit 20`)
}

/** Finds a grant that holds now for this member of the support team, and locks its row until the transaction ends. */
export function findActiveGrant(ctx: Context, id: string, supportMember: string): Promise<SupportGrantRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from support_grants
    where id = ${id} and support_member = ${supportMember} and revoked_at is null and expires_at > ${ctx.now()}
    for update`)
}

/**
 * Answers for what reason somebody lets this member of the support team look into what is theirs in a workspace now; undefined where
 * they do not.
 */
export async function reasonOfGrant(
  ctx: Context,
  { userId, workspaceId }: { readonly userId: UserId; readonly workspaceId: WorkspaceId },
  supportMember: string,
): Promise<string | undefined> {
  const row = await ctx.db.maybe<{ reason: string }>(sql`
    select reason from support_grants
    where user_id = ${userId} and workspace_id = ${workspaceId} and support_member = ${supportMember}
      and revoked_at is null and expires_at > ${ctx.now()}
    order by id desc limit 1`)
  return row?.reason
}

/** Records that a grant was used now. */
export async function updateGrantUse(ctx: Context, id: string): Promise<void> {
  await ctx.db.run(sql`update support_grants set last_used_at = ${ctx.now()} where id = ${id}`)
}

/** Ends a grant of the caller's, unless it has ended already. Returns false when they have no such grant. */
export async function updateRevoked(ctx: Context, id: string): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    update support_grants set revoked_at = coalesce(revoked_at, ${ctx.now()})
    where id = ${id} and user_id = ${ctx.actor.userId}`)
  return rows === 1
}

/** Returns the support team member that each of a user's grants lets in, by the grant's id. */
export async function supportMembersOf(ctx: Context, userId: UserId): Promise<ReadonlyMap<string, string>> {
  const rows = await ctx.db.many<{ id: string; support_member: string }>(
    sql`select id, support_member from support_grants where user_id = ${userId} and revoked_at is null`,
  )
  return new Map(rows.map((row) => [row.id, row.support_member]))
}

/** Ends all grants of a person that still hold. */
export async function endGrantsOf(ctx: Context, userId: UserId): Promise<void> {
  await ctx.db.run(sql`
    update support_grants set revoked_at = ${ctx.now()}
    where user_id = ${userId} and revoked_at is null and expires_at > ${ctx.now()}`)
}
