import type { Input } from '@vireo/contracts/kit'
import type { publishingEndpoints } from '@vireo/contracts/publishing'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { Context } from '#kernel/context.ts'
import type { With } from '#ports/ports.ts'
import { canSell } from '#selling'
import { findFirstCues } from '../editions/edition-chapter-store.ts'
import { findPublished, type Published } from './find-published.ts'
import { answerPage, htmlOf, readerPages, wordsFor } from './library-page.ts'
import { type Listener, listenerOf } from './listener.ts'
import { renderWork } from './render-work.ts'
import { lineOf } from './text-of.ts'

/** What a page says of it: as much as a novel. Longer works say the rest of it in their book. */
const textBytesMax = 500_000

/** Answers with the page of a work. For what was withdrawn, never released, or never was, it is one page, which says so with 404. */
export async function showWork(
  ctx: With<'sales' | 'settings' | 'vault'>,
  { published_id: id, key }: Input<typeof publishingEndpoints.showWork>,
): Promise<ByteAnswer> {
  const { language } = wordsFor(ctx)
  const published = await findPublished(ctx, id)
  if (!published) return answerGone(ctx)
  const { edition, pages } = published
  const listener = await listenerOf(ctx, published, key)
  // A page with a key in it, or of a moment, is written for whoever asks and nobody else.
  if (listener.key !== undefined || listener.isWaiting)
    return readerPages.answerPage(await writePage(ctx, published, listener))
  const page = pages.get(language) ?? writePage(ctx, published, listener)
  pages.set(language, page)
  return readerPages.answerPage(await page, { mayBeIndexed: edition.may_be_indexed })
}

/** Answers for what was withdrawn, never released, or never was. */
export function answerGone(ctx: Context): ByteAnswer {
  const { language, words } = wordsFor(ctx)
  const body = `<div class="card"><h1>${lineOf(words.gone)}</h1><p class="facts">${lineOf(words.goneLead)}</p><p><a href="/library">${lineOf(words.toLibrary)}</a></p></div>`
  return answerPage(htmlOf({ language, title: words.gone, body }), { status: 404 })
}

/** Writes the page of a work as a listener reads it. */
async function writePage(ctx: With<'sales' | 'settings'>, published: Published, listener: Listener): Promise<Buffer> {
  const { publicUrl: home, contentUrl } = ctx.ports.settings
  const { price, edition } = published
  const mayBuy = price !== undefined && listener.hears !== 'all' && !listener.isWaiting
  // Its price may stay while nobody is paid any more.
  const isForSale = mayBuy && (await canSell(ctx, edition.workspace_id))
  const cues = await findFirstCues(ctx, edition.id, textBytesMax)
  return renderWork(published, { ...wordsFor(ctx), contentUrl, home, cues, listener, isForSale })
}
