import { MediaError } from '@vireo/engines'
import { assertRoomForItem } from '#history'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import type { EditionRow } from '../tables.ts'
import { holdWork } from '../works/work-store.ts'
import { type ChapterOfEdition, keepChapter, listEditionChapters, takeOverChapter } from './edition-chapter-store.ts'
import { findEdition } from './edition-store.ts'
import { finishEdition } from './finish-edition.ts'
import { findSource, type Source } from './find-source.ts'
import { inLineOfLongSounds } from '../sounds/long-sounds.ts'
import { makeSound } from './make-sound.ts'

type Making = With<'media' | 'storage' | 'settings'>

type Asked = {
  readonly editionId: string
  /** Whether nobody tries again what goes wrong now. */
  readonly isLastAttempt?: boolean
}

/**
 * Makes the next chapter of an edition, but for what everybody hears already; with the last of them everybody hears it in place of
 * the one before. Its files are copies: what happens to recordings later reaches no listener. Tells whether nothing is left to do.
 */
export async function makeEdition(
  ctx: Making,
  { editionId, isLastAttempt = false }: Asked,
): Promise<{ readonly isOver: boolean }> {
  const edition = await findEdition(ctx, editionId)
  if (edition?.state !== 'making') return { isOver: true }
  try {
    const chapters = await listEditionChapters(ctx, editionId)
    let isMade = false
    for (const chapter of chapters) {
      if (chapter.storage_key !== null) continue
      const source = await findSource(ctx, edition, chapter)
      if (await takeOver(ctx, edition, chapter)) continue
      if (isMade) return { isOver: false }
      await makeChapter(ctx, edition, { chapter, source })
      isMade = true
    }
    await finishEdition(ctx, edition)
  } catch (error) {
    const code = reasonFor(error)
    if (ctx.signal.aborted || (code === undefined && !isLastAttempt)) throw error
    if (code === undefined) ctx.log.error({ err: error, editionId }, 'an edition could not be made')
    await finishEdition(ctx, edition, code ?? 'service_unavailable')
  }
  return { isOver: true }
}

function takeOver(ctx: Making, edition: EditionRow, chapter: ChapterOfEdition): Promise<boolean> {
  return transaction(ctx, async (ctx) => {
    await holdWork(ctx, edition.work_id)
    return takeOverChapter(ctx, edition, chapter)
  })
}

type Made = { readonly chapter: ChapterOfEdition; readonly source: Source }

async function makeChapter(ctx: Making, edition: EditionRow, { chapter, source }: Made): Promise<void> {
  // What is made for listeners takes up the room of the workspace like what it is made of.
  await assertRoomForItem(ctx)
  const storageKey = `works/${edition.workspace_id}/${edition.work_id}/editions/${edition.id}/${chapter.chapter_id}.mp3`
  const wanted = { storageKey, mends: edition.normalizes_loudness }
  const { sizeBytes, durationMs } = await inLineOfLongSounds(ctx, () => makeSound(ctx, source, wanted))
  if (!(await keepChapter(ctx, chapter, { storageKey, sizeBytes, durationMs, cues: source.cues })))
    await ctx.ports.storage.remove(storageKey)
}

/** Tells why an edition is not made, for its owner; undefined where it may go right a little later. */
function reasonFor(error: unknown): string | undefined {
  if (error instanceof AppError && error.entry.status < 429) return error.code
  if (!(error instanceof MediaError)) return undefined
  return ['unreadable', 'unsupported', 'too_long'].includes(error.kind) ? 'work_leveling_failed' : undefined
}
