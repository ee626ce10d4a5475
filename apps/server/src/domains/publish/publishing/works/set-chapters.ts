import type { Input } from '@vireo/contracts/kit'
import type { publishingEndpoints } from '@vireo/contracts/publishing'
import { getOwnItem } from '#history'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { measureMissing } from '../checks/measure-missing.ts'
import { assertMayHear, getWorkRow, holdWorkRow } from '../policy.ts'
import type { ChapterRow } from '../tables.ts'
import { listChapters, saveChapters } from './chapter-store.ts'
import type { SeenWork } from './present-work.ts'
import { seeWork } from './see-work.ts'
import { saveWork } from './work-store.ts'

/** Says which recordings are the chapters of a work, in their order; those that are not measured yet are. */
export async function setChapters(
  ctx: With<'sales' | 'settings'>,
  { work_id: id, chapters }: Input<typeof publishingEndpoints.setChapters>,
): Promise<SeenWork> {
  await getWorkRow(ctx, { work_id: id })
  assertMayHear(ctx)
  for (const [at, { history_item_id: itemId }] of chapters.entries())
    await getOwnItem(ctx, { history_item_id: itemId }).catch((error: unknown) => {
      const isGone = error instanceof AppError && error.code === 'history_item_not_found'
      throw isGone ? new AppError('history_item_not_found', { param: `chapters.${at}.history_item_id` }) : error
    })
  const work = await transaction(ctx, async (ctx) => {
    const before = await holdWorkRow(ctx, { work_id: id })
    const known = new Map((await listChapters(ctx, id)).map((chapter) => [chapter.history_item_id, chapter.id]))
    const rows = chapters.map((chapter, place): ChapterRow => ({
      ...chapter,
      // The same recording is the same episode to whoever follows a podcast.
      id: known.get(chapter.history_item_id) ?? ctx.newId('publishedChapter'),
      work_id: id,
      workspace_id: ctx.workspaceId,
      place,
    }))
    await saveChapters(ctx, id, rows)
    await measureMissing(ctx, rows)
    const after = { ...before, updated_at: ctx.now() }
    await saveWork(ctx, after)
    await writeAudit(ctx, {
      action: 'publishing.chapters-changed',
      target: { kind: 'published-work', id },
      details: { name: after.title, chapters: rows.length },
    })
    return after
  })
  return seeWork(ctx, work)
}
