import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql, { empty } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { Departure, Subject } from '#domains/holding.ts'

/** Lists what a workspace published, as it is taken along. */
export function listPublished(ctx: Context, workspaceId: WorkspaceId): Promise<object[]> {
  return ctx.db.many(sql`
    select id, user_id, history_item_id, name, prompt, category, tags, licence, author, is_loop, like_count,
      purchased_count, shared_at, taken_down_at
    from shared_sounds where workspace_id = ${workspaceId} order by id`)
}

/** Lists what somebody likes. */
export function listFavourites(ctx: Context, userId: UserId): Promise<object[]> {
  return ctx.db.many(sql`
    select f.sound_id, s.name, f.workspace_id, f.created_at
    from sound_favourites f join shared_sounds s on s.id = f.sound_id
    where f.user_id = ${userId} and f.is_liked order by f.sound_id`)
}

/** Lists which of their own sounds somebody starred. */
export function listStarsOf(ctx: Context, userId: UserId): Promise<object[]> {
  return ctx.db.many(sql`
    select history_item_id, workspace_id, created_at from sound_stars where user_id = ${userId} order by history_item_id`)
}

/** Lists what somebody took from the library into a workspace. */
export function listPurchases(ctx: Context, { workspaceId, userId }: Subject): Promise<object[]> {
  return ctx.db.many(sql`
    select sound_id, history_item_id, created_at from sound_purchases
    where workspace_id = ${workspaceId} and user_id = ${userId} order by sound_id`)
}

/** Lists the ids of what a workspace published, or what one member of it did. */
export async function listPublishedIds(ctx: Context, workspaceId: WorkspaceId, userId?: UserId): Promise<string[]> {
  const rows = await ctx.db.many<{ id: string }>(sql`
    select id from shared_sounds where workspace_id = ${workspaceId}
      ${userId === undefined ? empty : sql`and user_id = ${userId}`}`)
  return rows.map(({ id }) => id)
}

/** Gives what a member published to their heir, or takes it out of the library; what they liked and took there is forgotten. */
export async function giveSounds(ctx: Context, { workspaceId, userId, heirId }: Departure): Promise<void> {
  await ctx.db.run(
    heirId === null
      ? sql`delete from shared_sounds where workspace_id = ${workspaceId} and user_id = ${userId}`
      : sql`update shared_sounds set user_id = ${heirId} where workspace_id = ${workspaceId} and user_id = ${userId}`,
  )
  await ctx.db.run(sql`delete from sound_favourites where workspace_id = ${workspaceId} and user_id = ${userId}`)
  await ctx.db.run(sql`delete from sound_purchases where workspace_id = ${workspaceId} and user_id = ${userId}`)
  await ctx.db.run(sql`delete from sound_stars where workspace_id = ${workspaceId} and user_id = ${userId}`)
}
