import type { HistoryItemId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'

/** What is liked or taken counts half as much each week, beside what is newer. */
const weekMs = 7 * 86_400_000
/** Scores are told from here on, so that they stay small; every one is, so it says nothing of what comes first. */
const sinceMs = Date.UTC(2026, 0, 1)

/**
 * Counts one like or one taking in the score that sounds are ordered by. Scores are logarithms of sums in which every event
 * weighs twice as much as one a week before: they can be compared at any time, and none has to be written again as time passes.
 */
async function addToTrending(ctx: Context, soundId: string, weight: number): Promise<void> {
  const score = Math.log2(weight) + (ctx.now().getTime() - sinceMs) / weekMs
  await ctx.db.run(sql`
    update shared_sounds set trending = case
      when trending = 0 then ${score}::float8
      else greatest(trending, ${score}::float8)
        + log(2.0, (1 + power(2::float8, -least(500, abs(trending - ${score}::float8))))::numeric)::float8 end
    where id = ${soundId}`)
}

/** Notes that the caller likes a sound, or no longer does. Liking it again moves no score. */
export async function saveLike(ctx: Context, soundId: string, isLiked: boolean): Promise<void> {
  const [userId, { workspaceId }] = [ctx.actor.userId, ctx]
  await ctx.db.run(sql`select id from shared_sounds where id = ${soundId} for update`)
  const before = await ctx.db.maybe<{ is_liked: boolean }>(sql`
    select is_liked from sound_favourites
    where user_id = ${userId} and workspace_id = ${workspaceId} and sound_id = ${soundId}`)
  if ((before?.is_liked ?? false) === isLiked) return
  await ctx.db.run(sql`
    insert into sound_favourites (user_id, workspace_id, sound_id, is_liked, created_at)
    values (${userId}, ${workspaceId}, ${soundId}, ${isLiked}, ${ctx.now()})
    on conflict (user_id, workspace_id, sound_id) do update set is_liked = ${isLiked}`)
  await ctx.db.run(sql`
    update shared_sounds set like_count = greatest(0, like_count + ${isLiked ? 1 : -1}) where id = ${soundId}`)
  if (!before) await addToTrending(ctx, soundId, 1)
}

/** Finds the item that the caller took a sound as. */
export async function findPurchase(ctx: Context, soundId: string): Promise<HistoryItemId | undefined> {
  const row = await ctx.db.maybe<{ history_item_id: HistoryItemId }>(sql`
    select history_item_id from sound_purchases
    where workspace_id = ${ctx.workspaceId} and sound_id = ${soundId} and user_id = ${ctx.actor.userId}`)
  return row?.history_item_id
}

/** Makes others of the workspace who take a sound wait until the transaction ends. */
export async function lockPurchase(ctx: TransactionContext, soundId: string): Promise<void> {
  const name = `sound-purchase:${ctx.workspaceId}:${soundId}`
  await ctx.db.run(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** Notes that the caller took a sound. What somebody of the workspace took before moves no score. */
export async function savePurchase(ctx: TransactionContext, soundId: string, itemId: HistoryItemId): Promise<void> {
  const { isFirst } = await ctx.db.one<{ isFirst: boolean }>(sql`
    select not exists (
      select from sound_purchases where workspace_id = ${ctx.workspaceId} and sound_id = ${soundId}) as "isFirst"`)
  await ctx.db.run(sql`
    insert into sound_purchases (workspace_id, sound_id, user_id, history_item_id, created_at)
    values (${ctx.workspaceId}, ${soundId}, ${ctx.actor.userId}, ${itemId}, ${ctx.now()})
    on conflict (workspace_id, sound_id, user_id) do update set history_item_id = ${itemId}`)
  if (!isFirst) return
  await ctx.db.run(sql`update shared_sounds set purchased_count = purchased_count + 1 where id = ${soundId}`)
  await addToTrending(ctx, soundId, 3)
}
