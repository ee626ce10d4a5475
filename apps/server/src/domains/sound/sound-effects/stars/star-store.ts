import type { HistoryItemId } from '@vireo/contracts/kit'
import sql, { empty } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** Notes that the caller starred a sound. */
export async function saveStar(ctx: Context, itemId: HistoryItemId): Promise<void> {
  await ctx.db.run(sql`
    insert into sound_stars (user_id, workspace_id, history_item_id, created_at)
    values (${ctx.actor.userId}, ${ctx.workspaceId}, ${itemId}, ${ctx.now()}) on conflict do nothing`)
}

/** Notes that they no longer do. */
export async function removeStar(ctx: Context, itemId: HistoryItemId): Promise<void> {
  await ctx.db.run(sql`
    delete from sound_stars
    where user_id = ${ctx.actor.userId} and workspace_id = ${ctx.workspaceId} and history_item_id = ${itemId}`)
}

export type Star = { readonly created_at: Date; readonly history_item_id: HistoryItemId }

/** Lists what the caller starred in this workspace before a star, the last first. */
export function listStars(
  ctx: Context,
  { before, limit }: { readonly before: Star | undefined; readonly limit: number },
): Promise<Star[]> {
  const behind = before
    ? sql`and (created_at, history_item_id) < (${before.created_at}, ${before.history_item_id})`
    : empty
  return ctx.db.many(sql`
    select created_at, history_item_id from sound_stars
    where user_id = ${ctx.actor.userId} and workspace_id = ${ctx.workspaceId} ${behind}
    order by created_at desc, history_item_id desc limit ${limit}`)
}
