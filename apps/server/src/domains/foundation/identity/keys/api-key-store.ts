import type { UserId, ApiKeyId } from '@vireo/contracts/kit'
import sql, { raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import { defineRead, readRow } from '#kernel/database/gather.ts'
import type { ApiKeyRow } from '../tables.ts'

const columns = raw(`id, user_id, workspace_id, name, hint, permissions, character_limit, created_at, last_used_at,
  disabled_at, disable_reason, allowed_ips, expires_at, third_party_disable_allowed, vouched_by`)

const keysBySecret = defineRead<ApiKeyRow>({
  name: 'api-keys',
  select: (hashes) => sql`select secret_hash as key, ${columns} from api_keys where secret_hash = any(${hashes})`,
  instants: ['created_at', 'last_used_at', 'disabled_at', 'expires_at'],
})

/** Finds an API key of any workspace by the hash of its secret. */
export function findApiKeyBySecret(ctx: Context, secretHash: string): Promise<ApiKeyRow | undefined> {
  return readRow(ctx, keysBySecret, secretHash)
}

/** Finds an API key of any workspace by its id. */
export function findApiKey(ctx: Context, id: ApiKeyId): Promise<ApiKeyRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from api_keys where id = ${id}`)
}

/** Notifies every node that a person's keys may open something else than before, and returns their ids. */
export async function announceKeysOf(ctx: Context, userId: UserId): Promise<string[]> {
  const rows = await ctx.db.many<{ id: string }>(sql`
    select id, pg_notify('vireo_credentials', id)::text from api_keys where user_id = ${userId}`)
  return rows.map(({ id }) => id)
}

/** A key with the hash by which leaks of it are recognised. */
export type HashedApiKeyRow = ApiKeyRow & { readonly secret_hash: string }

/** Lists the keys of these users in the caller's workspace, newest first. */
export function listApiKeysOf(ctx: Context, userIds: readonly UserId[]): Promise<HashedApiKeyRow[]> {
  return ctx.db.many(sql`
    select ${columns}, secret_hash from api_keys
    where user_id = any(${[...userIds]}) and workspace_id = ${ctx.workspaceId} order by id desc`)
}

/** Locks a person's keys: others who add one for them wait until this transaction ends. */
export async function lockApiKeysOf(ctx: Context, userId: UserId): Promise<void> {
  await ctx.db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`api-keys:${userId}`}, 0))`)
}

/** Counts a user's keys in all workspaces. */
export async function countApiKeysOf(ctx: Context, userId: UserId): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(sql`select count(*) from api_keys where user_id = ${userId}`)
  return count
}

/** Inserts an API key with the hash of its secret. */
export async function insertApiKey(ctx: Context, key: ApiKeyRow & { readonly secret_hash: string }): Promise<void> {
  await ctx.db.run(sql`
    insert into api_keys
      (id, user_id, workspace_id, name, secret_hash, hint, permissions, character_limit, allowed_ips, created_at,
        third_party_disable_allowed, vouched_by)
    values (${key.id}, ${key.user_id}, ${key.workspace_id}, ${key.name}, ${key.secret_hash}, ${key.hint},
      ${key.permissions}, ${key.character_limit}, ${key.allowed_ips}, ${key.created_at},
      ${key.third_party_disable_allowed}, ${key.vouched_by})`)
}

/** Finds a user's key in the caller's workspace and locks its row until the transaction ends. */
export function findApiKeyOf(ctx: Context, userId: UserId, id: ApiKeyId): Promise<ApiKeyRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from api_keys
    where id = ${id} and user_id = ${userId} and workspace_id = ${ctx.workspaceId} for update`)
}

/** Updates what can change about a key: name, permissions, limits, expiry and whether it is disabled. */
export async function updateApiKeyRow(ctx: Context, key: ApiKeyRow): Promise<void> {
  await ctx.db.run(sql`
    update api_keys set name = ${key.name}, permissions = ${key.permissions}, character_limit = ${key.character_limit},
      allowed_ips = ${key.allowed_ips}, expires_at = ${key.expires_at},
      third_party_disable_allowed = ${key.third_party_disable_allowed}, disabled_at = ${key.disabled_at}, disable_reason = ${key.disable_reason}
    where id = ${key.id}`)
}

/** Removes a user's key and notifies every node; returns false when they have no such key in this workspace. */
export async function removeApiKeyOf(ctx: Context, userId: UserId, id: ApiKeyId): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    with gone as (
      delete from api_keys
      where id = ${id} and user_id = ${userId} and workspace_id = ${ctx.workspaceId} returning id)
    select pg_notify('vireo_credentials', id) from gone`)
  return rows === 1
}

/** Finds the hint of a user's newest key; undefined when they have none. */
export async function findNewestHint(ctx: Context, userId: UserId): Promise<string | undefined> {
  const row = await ctx.db.maybe<{ hint: string }>(
    sql`select hint from api_keys where user_id = ${userId} order by id desc limit 1`,
  )
  return row?.hint
}

/** Lists the names of those of these keys that belong to the caller's workspace. */
export function listKeyNames(ctx: Context, ids: readonly ApiKeyId[]): Promise<{ id: ApiKeyId; name: string }[]> {
  return ctx.db.many(sql`
    select id, name from api_keys where id = any(${[...ids]}) and workspace_id = ${ctx.workspaceId}`)
}

/** Records that keys were used at an instant, unless a later use is known already. */
export async function updateLastUsed(ctx: Context, ids: readonly ApiKeyId[], at: Date): Promise<void> {
  await ctx.db.relaxed.run(sql`
    update api_keys set last_used_at = ${at} where id = any(${[...ids]}) and (last_used_at is null or last_used_at < ${at})`)
}

/** Finds the workspace whose organisation vouched for a user's key; null when none did. */
export async function findVouchOfKey(ctx: Context, userId: UserId, keyId: ApiKeyId): Promise<string | null> {
  const row = await ctx.db.maybe<{ vouched_by: string | null }>(sql`
    select vouched_by from api_keys where id = ${keyId} and user_id = ${userId}`)
  return row?.vouched_by ?? null
}

/** Finds whom a key of the caller's workspace belongs to. */
export function findKeyHolder(ctx: Context, keyId: ApiKeyId): Promise<{ user_id: UserId } | undefined> {
  return ctx.db.maybe(sql`
    select user_id from api_keys where id = ${keyId} and workspace_id = ${ctx.workspaceId}`)
}
