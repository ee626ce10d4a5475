import { MediaError } from '@vireo/engines'
import { assertRoomForItem } from '#history'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { findItem } from '../checks/measure-recording.ts'
import type { EditionRow } from '../tables.ts'
import { cuesOf } from './cues-of.ts'
import { type ChapterOfEdition, keepChapter, listEditionChapters } from './edition-chapter-store.ts'
import { findEdition } from './edition-store.ts'
import { finishEdition } from './finish-edition.ts'
import { makeSound } from './make-sound.ts'

type Making = With<'media' | 'storage' | 'settings'>

type Asked = {
  readonly editionId: string
  /** Whether nobody tries again what goes wrong now. */
  readonly isLastAttempt?: boolean
}

/**
 * Makes an edition and lets everybody hear it in place of the one before. Its files are copies: what happens to recordings
 * later reaches no listener. A run that was killed goes on with the chapters that are not made yet; the last one ends it.
 */
export async function makeEdition(ctx: Making, { editionId, isLastAttempt = false }: Asked): Promise<void> {
  const edition = await findEdition(ctx, editionId)
  if (edition?.state !== 'making') return
  try {
    for (const chapter of await listEditionChapters(ctx, editionId))
      if (chapter.storage_key === null) await makeChapter(ctx, edition, chapter)
    await finishEdition(ctx, edition)
  } catch (error) {
    const code = reasonFor(error)
    if (ctx.signal.aborted || (code === undefined && !isLastAttempt)) throw error
    if (code === undefined) ctx.log.error({ err: error, editionId }, 'an edition could not be made')
    await finishEdition(ctx, edition, code ?? 'service_unavailable')
  }
}

async function makeChapter(ctx: Making, edition: EditionRow, chapter: ChapterOfEdition): Promise<void> {
  const item = await findItem(ctx, chapter.history_item_id)
  if (!item) throw new AppError('history_item_not_found')
  // What is made for listeners takes up the room of the workspace like what it is made of.
  await assertRoomForItem(ctx)
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
