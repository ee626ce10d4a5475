import type { HistoryItemId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { ChapterRow } from '../tables.ts'

/** Lists the chapters of a work of the caller's workspace, in their order. */
export function listChapters(ctx: Context, workId: string): Promise<ChapterRow[]> {
  return ctx.db.many(sql`
    select id, work_id, workspace_id, history_item_id, upload_id, place, title, is_preview from publishing_chapters
    where work_id = ${workId} and workspace_id = ${ctx.workspaceId} order by place`)
}

/** Answers which recordings of the history these chapters are. */
export function itemsOf(chapters: readonly Pick<ChapterRow, 'history_item_id'>[]): HistoryItemId[] {
  return chapters.flatMap(({ history_item_id: id }) => id ?? [])
}

/** Saves the chapters of a work in place of those before. A recording that stays keeps its chapter's id. */
export async function saveChapters(ctx: Context, workId: string, chapters: readonly ChapterRow[]): Promise<void> {
  await ctx.db.run(sql`
    delete from publishing_chapters where work_id = ${workId} and workspace_id = ${ctx.workspaceId}
      and id <> all(${chapters.map(({ id }) => id)}::text[])`)
  await ctx.db.run(sql`
    insert into publishing_chapters (id, work_id, workspace_id, history_item_id, upload_id, place, title, is_preview)
    select * from unnest(${chapters.map(({ id }) => id)}::text[], ${chapters.map((one) => one.work_id)}::text[],
      ${chapters.map((one) => one.workspace_id)}::text[], ${chapters.map((one) => one.history_item_id)}::text[],
      ${chapters.map((one) => one.upload_id)}::text[], ${chapters.map(({ place }) => place)}::int[], ${chapters.map(({ title }) => title)}::text[],
      ${chapters.map((one) => one.is_preview)}::bool[])
    on conflict (id) do update
      set place = excluded.place, title = excluded.title, is_preview = excluded.is_preview`)
}
