import type { Input } from '@vireo/contracts/kit'
import { type publishingEndpoints, recordingOf } from '@vireo/contracts/publishing'
import { getOwnItem } from '#history'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { measureMissing } from '../checks/measure-missing.ts'
import { assertMayHear, getWorkRow, holdWorkRow } from '../policy.ts'
import type { ChapterRow } from '../tables.ts'
import { holdUploads } from '../uploads/upload-store.ts'
import { listChapters, saveChapters } from './chapter-store.ts'
import type { SeenWork } from './present-work.ts'
import { seeWork } from './see-work.ts'
import { saveWork } from './work-store.ts'

type Wanted = Input<typeof publishingEndpoints.setChapters>['chapters']

/** Says which recordings are the chapters of a work, in their order; those that are not measured yet are. */
export async function setChapters(
  ctx: With<'sales' | 'settings'>,
  { work_id: id, chapters }: Input<typeof publishingEndpoints.setChapters>,
): Promise<SeenWork> {
  await getWorkRow(ctx, { work_id: id })
  assertMayHear(ctx)
  await assertHeard(ctx, chapters)
  const work = await transaction(ctx, async (ctx) => {
    const before = await holdWorkRow(ctx, { work_id: id })
    await assertUploaded(ctx, id, chapters)
    const known = new Map((await listChapters(ctx, id)).map((chapter) => [recordingOf(chapter), chapter.id]))
    const rows = chapters.map((chapter, place): ChapterRow => ({
      title: chapter.title,
      is_preview: chapter.is_preview,
      history_item_id: chapter.history_item_id ?? null,
      upload_id: chapter.upload_id ?? null,
      // The same recording is the same episode to whoever follows a podcast.
      id: known.get(recordingOf(chapter)) ?? ctx.newId('publishedChapter'),
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

async function assertHeard(ctx: Context, chapters: Wanted): Promise<void> {
  for (const [at, { history_item_id: itemId }] of chapters.entries()) {
    if (!itemId) continue
    await getOwnItem(ctx, { history_item_id: itemId }).catch((error: unknown) => {
      const isGone = error instanceof AppError && error.code === 'history_item_not_found'
      throw isGone ? new AppError('history_item_not_found', { param: `chapters.${at}.history_item_id` }) : error
    })
  }
}

async function assertUploaded(ctx: TransactionContext, workId: string, chapters: Wanted): Promise<void> {
  const ids = chapters.flatMap(({ upload_id: uploadId }) => uploadId ?? [])
  const there = new Set(await holdUploads(ctx, workId, ids))
  for (const [at, { upload_id: uploadId }] of chapters.entries())
    if (uploadId && !there.has(uploadId))
      throw new AppError('work_upload_not_found', { param: `chapters.${at}.upload_id` })
}
