import type { With } from '#ports/ports.ts'
import { listNewestEditions } from '../editions/edition-store.ts'
import type { WorkRow } from '../tables.ts'
import { listChapters } from './chapter-store.ts'
import type { SeenWork } from './present-work.ts'

/** Adds to a work what its owner sees of it. */
export async function seeWork(ctx: With<'settings'>, work: WorkRow): Promise<SeenWork> {
  const [chapters, editions] = await Promise.all([listChapters(ctx, work.id), listNewestEditions(ctx, [work.id])])
  return { work, chapters, editions, contentUrl: ctx.ports.settings.contentUrl }
}
