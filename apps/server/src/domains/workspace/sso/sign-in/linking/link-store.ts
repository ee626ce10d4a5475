import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

type Link = { readonly providerId: string; readonly subject: string; readonly userId: UserId }

/** Finds the account that a provider's name for somebody leads to. */
export function findLink(
  ctx: Context,
  { providerId, subject }: Pick<Link, 'providerId' | 'subject'>,
): Promise<{ user_id: UserId } | undefined> {
  return ctx.db.maybe(sql`
    select user_id from sso_links where identity_provider_id = ${providerId} and subject = ${subject}`)
}

/**
 * Connects an account with a provider's name for its owner, replacing the one that it had there. Returns false when the
 * name leads to another account already.
 */
export async function insertLink(ctx: Context, { providerId, subject, userId }: Link): Promise<boolean> {
  const now = ctx.now()
  await ctx.db.run(sql`
    delete from sso_links where identity_provider_id = ${providerId} and user_id = ${userId} and subject <> ${subject}`)
  const rows = await ctx.db.run(sql`
    insert into sso_links (identity_provider_id, subject, user_id, created_at, last_used_at)
    values (${providerId}, ${subject}, ${userId}, ${now}, ${now})
    on conflict (identity_provider_id, subject) do update set last_used_at = excluded.last_used_at
      where sso_links.user_id = excluded.user_id`)
  return rows === 1
}

/** Records that a connection was used now. */
export async function updateLinkUse(ctx: Context, { providerId, subject }: Omit<Link, 'userId'>): Promise<void> {
  await ctx.db.run(sql`
    update sso_links set last_used_at = ${ctx.now()}
    where identity_provider_id = ${providerId} and subject = ${subject}`)
}

/** Lists the workspaces whose providers lead to an account. */
export async function listWorkspacesConnectedWith(ctx: Context, userId: UserId): Promise<string[]> {
  const rows = await ctx.db.many<{ workspace_id: WorkspaceId }>(sql`
    select distinct p.workspace_id from sso_links l join identity_providers p on p.id = l.identity_provider_id
    where l.user_id = ${userId}`)
  return rows.map(({ workspace_id: id }) => id)
}

/** Deletes the connections between a user and a workspace's providers, those that wait included. */
export async function deleteLinksIn(
  ctx: Context,
  { workspaceId, userId }: { readonly workspaceId: WorkspaceId; readonly userId: UserId },
): Promise<void> {
  const providers = sql`select id from identity_providers where workspace_id = ${workspaceId}`
  await ctx.db.run(sql`
    delete from sso_links where user_id = ${userId} and identity_provider_id in (${providers})`)
  await ctx.db.run(sql`
    delete from sso_pending_links where user_id = ${userId} and identity_provider_id in (${providers})`)
}

/** Deletes all connections of a provider, those that wait included: from now on somebody else speaks through it. */
export async function deleteLinksOf(ctx: Context, providerId: string): Promise<void> {
  await ctx.db.run(sql`delete from sso_links where identity_provider_id = ${providerId}`)
  await ctx.db.run(sql`delete from sso_pending_links where identity_provider_id = ${providerId}`)
}
