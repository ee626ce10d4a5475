import type { Price } from '@vireo/contracts/selling'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { pricesOf } from '#selling'
import { rememberPages } from '#sharing'
import { type ChapterOfEdition, findCuesOf, hasWords, listEditionChapters } from '../editions/edition-chapter-store.ts'
import type { Cue, EditionRow } from '../tables.ts'
import { assertHeard, isHeardBy, listenerOf } from './listener.ts'
import { findLiveEdition, listLiveEditions } from './published-store.ts'

/** What everybody hears of a work. */
export type Published = {
  readonly edition: EditionRow
  readonly chapters: readonly ChapterOfEdition[]
  /** Undefined where everybody hears all of it. */
  readonly price: Price | undefined
  /** Its page as it is written once for everybody who bought nothing, by language. */
  readonly pages: Map<string, Promise<Buffer>>
}

const works = rememberPages<Published>()
const catalogues = rememberPages<readonly EditionRow[]>()

/** Finds what everybody hears of a work; undefined alike for what was withdrawn, never released, and never was. */
export function findPublished(ctx: Context, workId: string): Promise<Published | undefined> {
  return works(ctx, workId, async () => {
    const edition = await findLiveEdition(ctx, workId)
    if (!edition) return undefined
    const [chapters, prices] = await Promise.all([listEditionChapters(ctx, edition.id), pricesOf(ctx, [workId])])
    return { edition, chapters, price: prices.get(workId), pages: new Map() }
  })
}

/** Finds the same. Throws `published_work_not_found`. */
export async function getPublished(
  ctx: Context,
  { published_id: id }: { readonly published_id: string },
): Promise<Published> {
  const published = await findPublished(ctx, id)
  if (!published) throw new AppError('published_work_not_found')
  return published
}

/** Finds a chapter that whoever asks hears. Throws `published_work_not_found` and `work_not_bought`. */
export async function getPublishedChapter(
  ctx: With<'vault'>,
  input: { readonly published_id: string; readonly published_chapter: string; readonly key?: string | undefined },
): Promise<{ readonly edition: EditionRow; readonly chapter: ChapterOfEdition }> {
  const published = await getPublished(ctx, input)
  const { edition, chapters } = published
  const chapter = chapters.find(({ chapter_id: id }) => id === input.published_chapter)
  if (!chapter) throw new AppError('published_work_not_found')
  assertHeard(isHeardBy(await listenerOf(ctx, published, input.key), chapter))
  return { edition, chapter }
}

/** Finds the same where it is known what is said in it. */
export async function getSpokenChapter(
  ...asked: Parameters<typeof getPublishedChapter>
): ReturnType<typeof getPublishedChapter> {
  const found = await getPublishedChapter(...asked)
  if (!hasWords(found.chapter)) throw new AppError('published_work_not_found')
  return found
}

/** Finds what is said in a chapter of what everybody hears. Throws `published_work_not_found` once its edition ended. */
export async function getCues(ctx: Context, chapter: ChapterOfEdition): Promise<readonly Cue[]> {
  const cues = await findCuesOf(ctx, chapter)
  if (!cues) throw new AppError('published_work_not_found')
  return cues
}

/** Lists what everybody hears, newest first; past its end there is nothing. */
export async function listPublished(
  ctx: Context,
  page: { readonly before: string | undefined; readonly limit: number },
): Promise<readonly EditionRow[]> {
  const found = await catalogues(ctx, page.before ?? '', async () => {
    const editions = await listLiveEditions(ctx, page)
    // Guesses at where a page begins are not remembered.
    return editions.length > 0 ? editions : undefined
  })
  return found ?? []
}
