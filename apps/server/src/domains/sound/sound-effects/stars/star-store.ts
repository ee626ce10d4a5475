import type { HistoryItemId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
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

/** Lists what the caller starred in this workspace, the last first. */
export async function listStars(ctx: Context, limit: number): Promise<HistoryItemId[]> {
  const rows = await ctx.db.many<{ history_item_id: HistoryItemId }>(sql`
    select history_item_id from sound_stars
    where user_id = ${ctx.actor.userId} and workspace_id = ${ctx.workspaceId}
    order by created_at desc, history_item_id desc limit ${limit}`)
  return rows.map(({ history_item_id: id }) => id)
}
