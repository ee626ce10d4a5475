import sql, { raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { ProviderRow } from '../tables.ts'

const columns = raw(`id, workspace_id, kind, name, is_enabled, facts, secret_sealed, created_by, created_at, tested_at,
  last_used_at, scim_token_hash is not null as has_scim_token, refuses_offline`)

export function listProviders(ctx: Context, workspaceId = ctx.workspaceId): Promise<ProviderRow[]> {
  return ctx.db.many(sql`select ${columns} from identity_providers where workspace_id = ${workspaceId} order by id`)
}

/** Of the caller's workspace. */
export function findOwnProvider(ctx: Context, id: string): Promise<ProviderRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from identity_providers where workspace_id = ${ctx.workspaceId} and id = ${id}`)
}

/** Of whatever workspace: for people who are not signed in yet. */
export function findProvider(ctx: Context, id: string): Promise<ProviderRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from identity_providers where id = ${id}`)
}

/** Held until the transaction ends, so that nobody switches it off meanwhile. */
export function lockOwnProvider(ctx: Context, id: string): Promise<ProviderRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from identity_providers where workspace_id = ${ctx.workspaceId} and id = ${id} for update`)
}

export async function insertProvider(ctx: Context, row: Pick<ProviderRow, 'id' | 'kind' | 'name'>): Promise<void> {
  await ctx.db.run(sql`
    insert into identity_providers (id, workspace_id, kind, name, created_by, created_at)
    values (${row.id}, ${ctx.workspaceId}, ${row.kind}, ${row.name}, ${ctx.actor.userId}, ${ctx.now()})`)
}

export async function updateProvider(ctx: Context, row: ProviderRow): Promise<void> {
  await ctx.db.run(sql`
    update identity_providers set name = ${row.name}, is_enabled = ${row.is_enabled},
      facts = ${row.facts && JSON.stringify(row.facts)}::jsonb, secret_sealed = ${row.secret_sealed},
      tested_at = ${row.tested_at}, refuses_offline = ${row.refuses_offline}
    where id = ${row.id} and workspace_id = ${ctx.workspaceId}`)
}

/** An answer of the provider's was right: in a test, or for somebody who signed in. */
export async function updateProviderUse(ctx: Context, id: string, { isTest }: { isTest: boolean }): Promise<void> {
  await ctx.db.run(
    isTest
      ? sql`update identity_providers set tested_at = ${ctx.now()} where id = ${id}`
      : sql`update identity_providers set last_used_at = ${ctx.now()} where id = ${id}`,
  )
}

export function deleteProvider(ctx: Context, id: string): Promise<ProviderRow | undefined> {
  return ctx.db.maybe(sql`
    delete from identity_providers where workspace_id = ${ctx.workspaceId} and id = ${id} returning ${columns}`)
}
