import type { Input } from '@vireo/contracts/kit'
import type { publishingEndpoints } from '@vireo/contracts/publishing'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import type { EditionRow } from '../tables.ts'
import { listPublished } from './find-published.ts'
import { answerPage, htmlOf, type LibraryWords, wordsFor } from './library-page.ts'
import { lineOf } from './text-of.ts'

const pageSize = 24

/** Answers with the page of all works that are released, newest first. */
export async function showCatalogue(
  ctx: With<'settings'>,
  { before }: Input<typeof publishingEndpoints.showCatalogue>,
): Promise<ByteAnswer> {
  const { language, words } = wordsFor(ctx)
  const found = await listPublished(ctx, { before, limit: pageSize + 1 })
  const editions = found.slice(0, pageSize)
  const last = found.length > pageSize ? editions.at(-1)?.id : undefined
  const body =
    `<h1>${lineOf(words.library)}</h1><p class="facts">${lineOf(words.libraryLead)}</p>` +
    (editions.length === 0
      ? `<p>${lineOf(words.empty)}</p>`
      : `<ul class="works">${editions.map((edition) => cardOf(edition, words)).join('')}</ul>`) +
    (last === undefined ? '' : `<p><a class="button" href="/library?before=${last}">${lineOf(words.older)}</a></p>`) +
    `<footer><a href="${lineOf(ctx.ports.settings.publicUrl.href)}">${lineOf(words.madeWith)}</a></footer>`
  return answerPage(htmlOf({ language, title: words.library, body }))
}

function cardOf(edition: EditionRow, words: LibraryWords): string {
  const at = `/library/${edition.work_id}`
  const facts = [words.kinds[edition.kind], words.by(edition.author), ...(edition.mature_content ? [words.mature] : [])]
  return (
    `<li><a href="${at}"><img src="${at}/cover.jpg" width="160" height="160" loading="lazy" alt="">` +
    `<span dir="auto">${lineOf(edition.title)}</span></a><p class="facts" dir="auto">${facts.map(lineOf).join(' · ')}</p></li>`
  )
}
