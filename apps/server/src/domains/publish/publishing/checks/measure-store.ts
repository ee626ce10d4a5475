import type { HistoryItemId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { MeasureRow } from '../tables.ts'

/** Finds how these recordings of the caller's workspace sound, as far as they were measured. */
export function listMeasures(ctx: Context, itemIds: readonly HistoryItemId[]): Promise<MeasureRow[]> {
  return ctx.db.many(sql`
    select history_item_id, workspace_id, is_readable, loudness_lufs, peak_dbtp, silence_start_ms, silence_end_ms,
      silence_inside_ms, created_at
    from publishing_measures where workspace_id = ${ctx.workspaceId} and history_item_id = any(${itemIds})`)
}

/** Names the job that measures a recording. */
export function measureKeyOf(itemId: HistoryItemId): string {
  return `publishing.measure:${itemId}`
}

/** Finds which of these recordings a job measures, or is to. */
export async function listBeingMeasured(ctx: Context, itemIds: readonly HistoryItemId[]): Promise<HistoryItemId[]> {
  const rows = await ctx.db.many<{ key: string }>(sql`
    select key from jobs where key = any(${itemIds.map(measureKeyOf)}) and state in ('queued', 'running')`)
  const keys = new Set(rows.map(({ key }) => key))
  return itemIds.filter((id) => keys.has(measureKeyOf(id)))
}

/** Keeps how a recording sounds; measured twice, it is the same. */
export async function insertMeasure(ctx: Context, row: MeasureRow): Promise<void> {
  await ctx.db.run(sql`
    insert into publishing_measures (history_item_id, workspace_id, is_readable, loudness_lufs, peak_dbtp,
      silence_start_ms, silence_end_ms, silence_inside_ms, created_at)
    values (${row.history_item_id}, ${row.workspace_id}, ${row.is_readable}, ${row.loudness_lufs}, ${row.peak_dbtp},
      ${row.silence_start_ms}, ${row.silence_end_ms}, ${row.silence_inside_ms}, ${row.created_at})
    on conflict (history_item_id) do nothing`)
}

/** Forgets what was measured before an instant and is a chapter of nothing. */
export async function removeMeasuresBefore(ctx: Context, instant: Date): Promise<void> {
  await ctx.db.run(sql`
    delete from publishing_measures m where m.created_at < ${instant}
      and not exists (select 1 from publishing_chapters c where c.history_item_id = m.history_item_id)`)
}
