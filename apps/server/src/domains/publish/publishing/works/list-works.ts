import type { Input } from '@vireo/contracts/kit'
import type { publishingEndpoints } from '@vireo/contracts/publishing'
import type { With } from '#ports/ports.ts'
import { listProgress } from '../editions/edition-chapter-store.ts'
import { listNewestEditions } from '../editions/edition-store.ts'
import { listSchedules } from '../schedules/schedule-store.ts'
import type { SeenWorks } from './present-work.ts'
import { pricesShown } from './prices-shown.ts'
import { listWorkRows } from './work-store.ts'

/** Lists the works of the caller's workspace, newest first, page by page. */
export async function listWorks(
  ctx: With<'sales' | 'settings'>,
  { cursor, page_size: size }: Input<typeof publishingEndpoints.listWorks>,
): Promise<SeenWorks> {
  const found = await listWorkRows(ctx, { cursor, limit: size + 1 })
  const rows = found.slice(0, size)
  const ids = rows.map(({ id }) => id)
  const [editions, schedules, priceOf] = await Promise.all([
    listNewestEditions(ctx, ids),
    listSchedules(ctx, ids),
    pricesShown(ctx, ids),
  ])
  const progress = await listProgress(ctx, editions)
  const works = rows.map((work) => ({
    work,
    chapters: [],
    uploads: [],
    editions: editions.filter(({ work_id: workId }) => workId === work.id),
    progress,
    schedule: schedules.find(({ id }) => id === work.id),
    price: priceOf(work.id),
    isSellingOffered: ctx.ports.sales !== undefined,
    contentUrl: ctx.ports.settings.contentUrl,
  }))
  return { works, hasMore: found.length > size }
}
