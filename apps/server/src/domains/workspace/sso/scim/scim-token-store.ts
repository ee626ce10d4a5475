import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/**
 * Replaces the token of a provider of the caller's workspace; null ends it. Returns false when there is no such
 * provider.
 */
export async function updateScimToken(ctx: Context, id: string, tokenHash: string | null): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    update identity_providers set scim_token_hash = ${tokenHash}
    where id = ${id} and workspace_id = ${ctx.workspaceId}`)
  return rows === 1
}

/** Finds the identity provider that holds a SCIM token, by the token's hash. */
export function findByScimToken(
  ctx: Context,
  tokenHash: string,
): Promise<{ readonly id: string; readonly workspace_id: WorkspaceId } | undefined> {
  return ctx.db.maybe(sql`select id, workspace_id from identity_providers where scim_token_hash = ${tokenHash}`)
}

/** Finds the user that a provider knows by a name: its own name for them first, else our id. */
export async function findConnected(ctx: Context, providerId: string, name: string): Promise<string | undefined> {
  const row = await ctx.db.maybe<{ user_id: UserId }>(sql`
    select user_id from sso_links
    where identity_provider_id = ${providerId} and (subject = ${name} or user_id = ${name})
    order by subject = ${name} desc limit 1`)
  return row?.user_id
}
