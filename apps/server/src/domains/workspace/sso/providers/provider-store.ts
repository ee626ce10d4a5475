import sql, { raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { ProviderRow } from '../tables.ts'

const columns = raw(`id, workspace_id, kind, name, is_enabled, facts, secret_sealed, created_by, created_at, tested_at,
  last_used_at, scim_token_hash is not null as has_scim_token, refuses_offline`)

/** Lists the identity providers of a workspace, by default the caller's, oldest first. */
export function listProviders(ctx: Context, workspaceId = ctx.workspaceId): Promise<ProviderRow[]> {
  return ctx.db.many(sql`select ${columns} from identity_providers where workspace_id = ${workspaceId} order by id`)
}

/** Finds an identity provider of the caller's workspace. */
export function findOwnProvider(ctx: Context, id: string): Promise<ProviderRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from identity_providers where workspace_id = ${ctx.workspaceId} and id = ${id}`)
}

/** Finds an identity provider of any workspace, for people who are not signed in yet. */
export function findProvider(ctx: Context, id: string): Promise<ProviderRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from identity_providers where id = ${id}`)
}

/** Finds an identity provider of the caller's workspace and locks its row, so that nobody changes it meanwhile. */
export function lockOwnProvider(ctx: Context, id: string): Promise<ProviderRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from identity_providers where workspace_id = ${ctx.workspaceId} and id = ${id} for update`)
}

/** Inserts an identity provider that is yet to be set up. */
export async function insertProvider(ctx: Context, row: Pick<ProviderRow, 'id' | 'kind' | 'name'>): Promise<void> {
  await ctx.db.run(sql`
    insert into identity_providers (id, workspace_id, kind, name, created_by, created_at)
    values (${row.id}, ${ctx.workspaceId}, ${row.kind}, ${row.name}, ${ctx.actor.userId}, ${ctx.now()})`)
}

/** Updates an identity provider's name, state, facts, sealed secret and the outcome of its last test. */
export async function updateProvider(ctx: Context, row: ProviderRow): Promise<void> {
  await ctx.db.run(sql`
    update identity_providers set name = ${row.name}, is_enabled = ${row.is_enabled},
      facts = ${row.facts && JSON.stringify(row.facts)}::jsonb, secret_sealed = ${row.secret_sealed},
      tested_at = ${row.tested_at}, refuses_offline = ${row.refuses_offline}
    where id = ${row.id} and workspace_id = ${ctx.workspaceId}`)
}

/** Records that the provider's answer was accepted now, in a test or for a sign-in. */
export async function updateProviderUse(ctx: Context, id: string, { isTest }: { isTest: boolean }): Promise<void> {
  await ctx.db.run(
    isTest
      ? sql`update identity_providers set tested_at = ${ctx.now()} where id = ${id}`
      : sql`update identity_providers set last_used_at = ${ctx.now()} where id = ${id}`,
  )
}

/** Deletes an identity provider of the caller's workspace and returns it; undefined when there was none. */
export function deleteProvider(ctx: Context, id: string): Promise<ProviderRow | undefined> {
  return ctx.db.maybe(sql`
    delete from identity_providers where workspace_id = ${ctx.workspaceId} and id = ${id} returning ${columns}`)
}
