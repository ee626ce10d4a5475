import { forgetPages } from '#sharing'
import { MediaError } from '@vireo/engines'
import { enqueue } from '#jobs/enqueue.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { findItem } from '../checks/measure-recording.ts'
import type { EditionRow } from '../tables.ts'
import { holdWork } from '../works/work-store.ts'
import { cuesOf } from './cues-of.ts'
import { type ChapterOfEdition, dateChapters, keepChapter, listEditionChapters } from './edition-chapter-store.ts'
import { endEdition, findEdition, listOpenEditions, releaseEdition } from './edition-store.ts'
import { makeSound } from './make-sound.ts'
import { removeFilesJob } from './remove-files-job.ts'

type Making = With<'media' | 'storage'>

/**
 * Makes an edition and lets everybody hear it in place of the one before. Its files are copies: what happens to recordings
 * later reaches no listener. A run that was killed goes on with the chapters that are not made yet.
 */
export async function makeEdition(ctx: Making, { editionId }: { readonly editionId: string }): Promise<void> {
  const edition = await findEdition(ctx, editionId)
  if (edition?.state !== 'making') return
  try {
    for (const chapter of await listEditionChapters(ctx, editionId))
      if (chapter.storage_key === null) await makeChapter(ctx, edition, chapter)
  } catch (error) {
    const code = reasonFor(error)
    if (ctx.signal.aborted || code === undefined) throw error
    return finish(ctx, edition, code)
  }
  return finish(ctx, edition)
}

async function makeChapter(ctx: Making, edition: EditionRow, chapter: ChapterOfEdition): Promise<void> {
  const item = await findItem(ctx, chapter.history_item_id)
  if (!item) throw new AppError('history_item_not_found')
  const storageKey = `works/${edition.workspace_id}/${edition.work_id}/editions/${edition.id}/${chapter.chapter_id}.mp3`
  const { sizeBytes, durationMs } = await makeSound(ctx, item, { storageKey, mends: edition.normalizes_loudness })
  const cues = cuesOf(item)
  if (!(await keepChapter(ctx, chapter, { storageKey, sizeBytes, durationMs, cues })))
    await ctx.ports.storage.remove(storageKey)
}

/** Tells why an edition is not made, for its owner; undefined where it may go right a little later. */
function reasonFor(error: unknown): string | undefined {
  if (error instanceof AppError && error.entry.status < 429) return error.code
  if (!(error instanceof MediaError)) return undefined
  return ['unreadable', 'unsupported', 'too_long'].includes(error.kind) ? 'work_leveling_failed' : undefined
}

/** Releases an edition, or keeps why it is not. One that was withdrawn meanwhile stays withdrawn. */
async function finish(ctx: Making, { id, work_id: workId }: EditionRow, errorCode?: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    if (!(await holdWork(ctx, workId))) return
    const open = await listOpenEditions(ctx, workId)
    const edition = open.find((one) => one.id === id)
    if (edition?.state !== 'making') return
    if (errorCode !== undefined) {
      const keys = await endEdition(ctx, edition, { state: 'failed', errorCode })
      return void (await enqueue(ctx, removeFilesJob, { keys }))
    }
    const before = open.find(({ state }) => state === 'live')
    await dateChapters(ctx, id, before?.id)
    if (before) await enqueue(ctx, removeFilesJob, { keys: await endEdition(ctx, before, { state: 'replaced' }) })
    await releaseEdition(ctx, id)
    ctx.afterCommit(forgetPages)
  })
}
