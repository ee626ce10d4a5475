import type { Input } from '@vireo/contracts/kit'
import type { publishingEndpoints } from '@vireo/contracts/publishing'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { findCues } from '../editions/edition-chapter-store.ts'
import { findPublished } from './find-published.ts'
import { answerPage, htmlOf, wordsFor } from './library-page.ts'
import { renderWork } from './render-work.ts'
import { lineOf } from './text-of.ts'

/** Answers with the page of a work. For what was withdrawn, never released, or never was, it is one page, which says so with 404. */
export async function showWork(
  ctx: With<'settings'>,
  { published_id: id }: Input<typeof publishingEndpoints.showWork>,
): Promise<ByteAnswer> {
  const { language, words } = wordsFor(ctx)
  const published = await findPublished(ctx, id)
  if (!published) {
    const body = `<div class="card"><h1>${lineOf(words.gone)}</h1><p class="facts">${lineOf(words.goneLead)}</p><p><a href="/library">${lineOf(words.toLibrary)}</a></p></div>`
    return answerPage(htmlOf({ language, title: words.gone, body }), { status: 404 })
  }
  const { edition, pages } = published
  const written = pages.get(language)
  const html =
    written ??
    renderWork(published, {
      words,
      language,
      contentUrl: ctx.ports.settings.contentUrl,
      home: ctx.ports.settings.publicUrl,
      cues: await findCues(ctx, edition.id),
    })
  pages.set(language, html)
  return answerPage(html, { mayBeIndexed: edition.may_be_indexed })
}
