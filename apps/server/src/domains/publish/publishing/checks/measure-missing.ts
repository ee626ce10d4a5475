import { enqueue } from '#jobs/enqueue.ts'
import type { Context } from '#kernel/context.ts'
import type { ChapterRow } from '../tables.ts'
import { itemsOf } from '../works/chapter-store.ts'
import { measureJob } from './measure-job.ts'
import { listBeingMeasured, listMeasures, measureKeyOf } from './measure-store.ts'

/** Lets the recordings of chapters be measured that are not yet. Asked for again meanwhile, it is begun once. */
export async function measureMissing(ctx: Context, chapters: readonly ChapterRow[]): Promise<void> {
  const ids = itemsOf(chapters)
  const measured = (await listMeasures(ctx, ids)).map(({ history_item_id: id }) => id)
  const known = new Set([...measured, ...(await listBeingMeasured(ctx, ids))])
  for (const id of ids)
    if (!known.has(id)) await enqueue(ctx, measureJob, { historyItemId: id }, { dedupeKey: measureKeyOf(id) })
}
