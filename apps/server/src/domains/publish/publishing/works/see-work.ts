import type { With } from '#ports/ports.ts'
import { listProgress } from '../editions/edition-chapter-store.ts'
import { listNewestEditions } from '../editions/edition-store.ts'
import type { WorkRow } from '../tables.ts'
import { listSchedules } from '../schedules/schedule-store.ts'
import { listChapters } from './chapter-store.ts'
import type { SeenWork } from './present-work.ts'
import { listUploads } from '../uploads/upload-store.ts'
import { pricesShown } from './prices-shown.ts'

/** Adds to a work what its owner sees of it. */
export async function seeWork(ctx: With<'sales' | 'settings'>, work: WorkRow): Promise<SeenWork> {
  const [chapters, uploads, editions, [schedule], priceOf] = await Promise.all([
    listChapters(ctx, work.id),
    listUploads(ctx, work.id),
    listNewestEditions(ctx, [work.id]),
    listSchedules(ctx, [work.id]),
    pricesShown(ctx, [work.id]),
  ])
  const progress = await listProgress(ctx, editions)
  return {
    work,
    chapters,
    uploads,
    editions,
    progress,
    schedule,
    price: priceOf(work.id),
    isSellingOffered: ctx.ports.sales !== undefined,
    contentUrl: ctx.ports.settings.contentUrl,
  }
}
