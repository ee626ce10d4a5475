import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

type Trace = Record<string, unknown>

/**
 * Lists a workspace's domains, identity providers and sign-in rules, without secrets, for the copy of its owner's data.
 */
export async function listWorkspaceTraces(
  ctx: Context,
  workspaceId: WorkspaceId,
): Promise<Readonly<Record<string, Trace[]>>> {
  const [domains, identityProviders, rules] = await Promise.all([
    ctx.db.many<Trace>(sql`
      select domain, status, record_value, created_at, verified_at from sso_domains where workspace_id = ${workspaceId}`),
    ctx.db.many<Trace>(sql`
      select id as identity_provider_id, kind, name, is_enabled, facts, created_at from identity_providers
      where workspace_id = ${workspaceId}`),
    ctx.db.many<Trace>(sql`
      select enforced_at, provisioning_enabled_at, provisioning_role from sso_rules where workspace_id = ${workspaceId}`),
  ])
  return { domains, identity_providers: identityProviders, rules }
}

/** Lists the names by which identity providers know a person. */
export function listLinkTraces(ctx: Context, userId: UserId): Promise<Trace[]> {
  return ctx.db.many(sql`
    select identity_provider_id, subject, created_at, last_used_at from sso_links where user_id = ${userId}`)
}
