import type { UserId } from '@vireo/contracts/kit'
import { profileLimits } from '@vireo/contracts/profiles'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { defineRead, readRow } from '#kernel/database/gather.ts'
import type { HandleRow } from '../tables.ts'

const dayMs = 24 * 3_600_000

/** Finds whose a handle is, or was: those that somebody had and that are free again are left out. */
export function findHandle(ctx: Context, handle: string): Promise<HandleRow | undefined> {
  return ctx.db.maybe(sql`
    select handle, user_id, former_until from profile_handles
    where handle = ${handle} and (former_until is null or former_until > ${ctx.now()})`)
}

/** Lists the handles of somebody: that of today first, then those of before, which still lead to their page. */
export function listHandles(ctx: Context, userId: UserId): Promise<HandleRow[]> {
  return ctx.db.many(sql`
    select handle, user_id, former_until from profile_handles
    where user_id = ${userId} and (former_until is null or former_until > ${ctx.now()})
    order by former_until desc nulls first, handle`)
}

const handles = defineRead<Pick<HandleRow, 'handle'>>({
  name: 'profile_handles',
  select: (ids) =>
    sql`select user_id as key, handle from profile_handles where user_id = any(${ids}) and former_until is null`,
  staleMsMax: 250,
  instants: [],
})

/** Returns the handle that somebody has today; null without one. */
export async function handleOf(ctx: Context, userId: UserId): Promise<string | null> {
  return (await readRow(ctx, handles, userId))?.handle ?? null
}

/** Computes until when a handle that is former from now on is kept from others. */
function keptUntil(ctx: Context): Date {
  return new Date(ctx.now().getTime() + profileLimits.formerHandleDays * dayMs)
}

/** Keeps the handle of today for a while as a former one. */
export async function retireHandle(ctx: TransactionContext, userId: UserId): Promise<void> {
  await ctx.db.run(sql`
    update profile_handles set former_until = ${keptUntil(ctx)} where user_id = ${userId} and former_until is null`)
}

/** Lets go of the handles of somebody who is gone: nobody's, they are kept from others for a while. */
export async function leaveHandles(ctx: TransactionContext, userId: UserId): Promise<void> {
  await ctx.db.run(sql`
    update profile_handles set user_id = null, former_until = coalesce(former_until, ${keptUntil(ctx)})
    where user_id = ${userId}`)
}

/** Gives somebody a handle that nobody has and nobody is kept; tells whether it could be given. */
export async function takeHandle(ctx: TransactionContext, userId: UserId, handle: string): Promise<boolean> {
  const row = await ctx.db.maybe(sql`
    insert into profile_handles (handle, user_id, former_until) values (${handle}, ${userId}, null)
    on conflict (handle) do update set user_id = excluded.user_id, former_until = null
      where profile_handles.user_id = excluded.user_id or profile_handles.former_until <= ${ctx.now()}
    returning handle`)
  return row !== undefined
}
