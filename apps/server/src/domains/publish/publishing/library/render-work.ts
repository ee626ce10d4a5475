import { type Language, screens } from '@vireo/contracts/kit'
import { formatMoney } from '@vireo/contracts/plans'
import { reportWordsIn } from '#sharing/page-reports/index.ts'
import type { Price } from '@vireo/contracts/selling'
import type { Cue } from '../tables.ts'
import type { Published } from './find-published.ts'
import { type LibraryWords, readerPages } from './library-page.ts'
import { hasWords } from '../editions/edition-chapter-store.ts'
import { isHeardBy, type Listener, queryOf } from './listener.ts'
import { readerTools } from './reader-tools.ts'
import { lineOf, textOf } from './text-of.ts'

export type Shown = {
  readonly words: LibraryWords
  readonly language: Language
  /** Where public pages are. */
  readonly contentUrl: URL
  /** Where the product is. */
  readonly home: URL
  /** What is said, by chapter. */
  readonly cues: ReadonlyMap<string, readonly Cue[]>
  readonly listener: Listener
  /** Whether this listener can buy it now. */
  readonly isForSale: boolean
}

/** Writes the page on which a work is heard and read. Without its script it plays all the same. */
export function renderWork(
  { edition, chapters, price }: Pick<Published, 'edition' | 'chapters' | 'price'>,
  { words, language, contentUrl, home, cues, listener, isForSale }: Shown,
): Buffer {
  const at = `/library/${edition.work_id}`
  const query = queryOf(listener)
  const hearsAny = chapters.some((chapter) => isHeardBy(listener, chapter))
  const facts = [
    words.kinds[edition.kind],
    words.by(edition.author),
    words.audiences[edition.audience],
    ...(edition.mature_content ? [words.mature] : []),
    ...(edition.isbn === null ? [] : [`ISBN ${edition.isbn}`]),
    ...(price ? [words.price(amountOf(price, language))] : []),
  ]
  const parts = chapters.map((chapter) => {
    const title = `<h2 dir="auto">${lineOf(chapter.title)}${chapter.is_preview ? ` <small>${lineOf(words.preview)}</small>` : ''}</h2>`
    if (!isHeardBy(listener, chapter)) return `<div class="closed">${title}</div>`
    const file = `${at}/${chapter.chapter_id}`
    return (
      `<section data-id="${chapter.chapter_id}">${title}` +
      `<audio controls preload="none" src="${file}/sound.mp3${lineOf(query)}" aria-label="${lineOf(words.listen(chapter.title))}">` +
      // Nobody knows the words of what was uploaded.
      (hasWords(chapter)
        ? endWithWords(paragraphsOf(cues.get(chapter.chapter_id) ?? []), {
            captions: `${file}/transcript.vtt${lineOf(query)}`,
            summary: lineOf(words.text),
            language: lineOf(edition.language),
          })
        : '</audio>') +
      '</section>'
    )
  })
  const body =
    `<article><img class="cover" src="${at}/cover.jpg" width="280" height="280" alt="${lineOf(words.cover(edition.title))}">` +
    `<h1 dir="auto">${lineOf(edition.title)}</h1><p class="facts">${facts.map(lineOf).join(' · ')}</p>` +
    `<p class="lead" dir="auto">${textOf(edition.description)}</p>` +
    (listener.hears === 'all'
      ? `<p><a href="${at}/feed.xml${lineOf(query)}">${lineOf(words.feed)}</a> · <a href="${at}/book.epub${lineOf(query)}" download>${lineOf(words.book)}</a></p>`
      : `<p class="facts">${lineOf(listener.isWaiting ? words.waiting : words.forBuyers)}</p>` +
        (price && isForSale
          ? `<p><a class="button" href="${lineOf(addressToBuy(home, edition.work_id))}">${lineOf(words.buy(amountOf(price, language)))}</a></p>`
          : '')) +
    `${hearsAny ? readerTools(edition.work_id, { words, language }) : ''}${parts.join('')}</article>` +
    `<footer><a href="/library">${lineOf(words.toLibrary)}</a> · <a href="${at}/report" rel="nofollow">${lineOf(reportWordsIn(language, 'work').report)}</a> · <a href="${lineOf(home.href)}">${lineOf(words.madeWith)}</a></footer>`
  return readerPages.htmlOf({
    language,
    title: edition.title,
    head: headOf({ title: edition.title, description: edition.description, page: new URL(at, contentUrl).href }),
    body,
    mayBeIndexed: edition.may_be_indexed && listener.key === undefined,
  })
}

function amountOf({ amount_cents: amount, currency }: Price, language: Language): string {
  return formatMoney(amount, currency, language)
}

/** Answers the screen of the product on which a work is bought: whoever is signed out comes back to it. */
function addressToBuy(home: URL, workId: string): string {
  const address = new URL(screens.shell.purchases, home)
  address.searchParams.set('buy', workId)
  return address.href
}

type WordsBelow = { readonly captions: string; readonly summary: string; readonly language: string }

/** Ends a player, and writes below it what is said; beyond what the page holds that is read from its captions, by the piece. */
function endWithWords(said: string, { captions, summary, language }: WordsBelow): string {
  const inLanguage = `lang="${language}" dir="auto"`
  return said === ''
    ? `<track kind="captions" src="${captions}"></audio><p class="caption" ${inLanguage} hidden></p>`
    : `</audio><details><summary>${summary}</summary><div ${inLanguage}>${said}</div></details>`
}

function paragraphsOf(cues: readonly Cue[]): string {
  const paragraphs: string[][] = []
  for (const { text, begins, startMs } of cues) {
    if (begins || paragraphs.length === 0) paragraphs.push([])
    paragraphs.at(-1)?.push(`<span data-at="${startMs}">${textOf(text)}</span>`)
  }
  return paragraphs.map((pieces) => `<p>${pieces.join(' ')}</p>`).join('')
}

function headOf({ title, description, page }: { title: string; description: string; page: string }): string {
  const properties = [
    ['og:type', 'website'],
    ['og:site_name', 'Vireo'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', page],
    ['og:image', `${page}/cover.jpg`],
  ] as const
  return (
    properties.map(([name, content]) => `<meta property="${name}" content="${lineOf(content)}">`).join('') +
    `<meta name="description" content="${lineOf(description)}">` +
    `<link rel="alternate" type="application/rss+xml" title="${lineOf(title)}" href="${lineOf(page)}/feed.xml">`
  )
}
