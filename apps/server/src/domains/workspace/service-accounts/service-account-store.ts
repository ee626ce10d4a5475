import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql, { raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { ServiceAccountRow } from './tables.ts'

const columns = raw('user_id, workspace_id, name, created_by, created_at, disabled_at')

/** Locks a workspace's service accounts: others who add one wait until this transaction ends. */
export async function lockServiceAccounts(ctx: Context): Promise<void> {
  await ctx.db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`service-accounts:${ctx.workspaceId}`}, 0))`)
}

/** Counts the service accounts of a workspace, disabled ones included. */
export async function countServiceAccounts(ctx: Context, workspaceId: WorkspaceId): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(
    sql`select count(*) from service_accounts where workspace_id = ${workspaceId}`,
  )
  return count
}

/** Lists the service accounts of the caller's workspace, newest first. */
export function listServiceAccountRows(ctx: Context): Promise<ServiceAccountRow[]> {
  return ctx.db.many(
    sql`select ${columns} from service_accounts where workspace_id = ${ctx.workspaceId} order by user_id desc`,
  )
}

/** Finds a service account of the caller's workspace. */
export function findServiceAccount(ctx: Context, userId: UserId): Promise<ServiceAccountRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from service_accounts where user_id = ${userId} and workspace_id = ${ctx.workspaceId}`)
}

/** Finds a service account of the caller's workspace and locks its row until the transaction ends. */
export function holdServiceAccount(ctx: Context, userId: UserId): Promise<ServiceAccountRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from service_accounts where user_id = ${userId} and workspace_id = ${ctx.workspaceId} for update`)
}

/** Inserts an enabled service account. */
export async function insertServiceAccount(ctx: Context, row: ServiceAccountRow): Promise<void> {
  await ctx.db.run(sql`
    insert into service_accounts (user_id, workspace_id, name, created_by, created_at)
    values (${row.user_id}, ${row.workspace_id}, ${row.name}, ${row.created_by}, ${row.created_at})`)
}

/** Updates the name of a service account and when it was disabled. */
export async function updateServiceAccountRow(ctx: Context, row: ServiceAccountRow): Promise<void> {
  await ctx.db.run(sql`
    update service_accounts set name = ${row.name}, disabled_at = ${row.disabled_at} where user_id = ${row.user_id}`)
}
