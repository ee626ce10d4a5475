import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

type Link = { readonly providerId: string; readonly subject: string; readonly userId: UserId }

/** Whose account a provider's name for somebody leads to. */
export function findLink(
  ctx: Context,
  { providerId, subject }: Pick<Link, 'providerId' | 'subject'>,
): Promise<{ user_id: UserId } | undefined> {
  return ctx.db.maybe(sql`
    select user_id from sso_links where identity_provider_id = ${providerId} and subject = ${subject}`)
}

/**
 * Connects an account with a provider's name for its owner, in place of the one that it had there. False when the
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

export async function updateLinkUse(ctx: Context, { providerId, subject }: Omit<Link, 'userId'>): Promise<void> {
  await ctx.db.run(sql`
    update sso_links set last_used_at = ${ctx.now()}
    where identity_provider_id = ${providerId} and subject = ${subject}`)
}

/** The workspaces whose providers lead to this account. */
export async function listWorkspacesConnectedWith(ctx: Context, userId: UserId): Promise<string[]> {
  const rows = await ctx.db.many<{ workspace_id: WorkspaceId }>(sql`
    select distinct p.workspace_id from sso_links l join identity_providers p on p.id = l.identity_provider_id
    where l.user_id = ${userId}`)
  return rows.map(({ workspace_id: id }) => id)
}

/** Somebody left a workspace: its providers lead to their account no longer. */
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

/** Somebody else speaks through this provider from now on: no account is connected with it any more. */
export async function deleteLinksOf(ctx: Context, providerId: string): Promise<void> {
  await ctx.db.run(sql`delete from sso_links where identity_provider_id = ${providerId}`)
  await ctx.db.run(sql`delete from sso_pending_links where identity_provider_id = ${providerId}`)
}
