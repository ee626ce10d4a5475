import type { UserId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

type Trace = Record<string, unknown>

/** Lists where a person is signed in and from which address, for the copy of their data. */
export function listSessionTracesOf(ctx: Context, userId: UserId): Promise<Trace[]> {
  return ctx.db.many(sql`
    select id as session_id, workspace_id, created_at, expires_at, user_agent, address, last_used_at, last_active_at
    from sessions where user_id = ${userId} and support_grant_id is null order by id`)
}

/** Lists a person's API keys in every workspace without their secrets, for the copy of their data. */
export function listKeysOf(ctx: Context, userId: UserId): Promise<Trace[]> {
  return ctx.db.many(sql`
    select id as key_id, workspace_id, name, hint, permissions, character_limit, created_at, last_used_at
    from api_keys where user_id = ${userId} order by id`)
}

/** Lists a person's second factors without their secrets, for the copy of their data. */
export function listSecondFactorsOf(ctx: Context, userId: UserId): Promise<Trace[]> {
  return ctx.db.many(sql`
    select kind, masked, created_at, confirmed_at from second_factors where user_id = ${userId} order by kind`)
}

/** Removes all API keys of a person, notifies every node and returns their ids. */
export async function removeKeysOf(ctx: Context, userId: UserId): Promise<string[]> {
  const rows = await ctx.db.many<{ id: string }>(sql`
    with gone as (delete from api_keys where user_id = ${userId} returning id)
    select id, pg_notify('vireo_credentials', id)::text from gone`)
  return rows.map(({ id }) => id)
}
