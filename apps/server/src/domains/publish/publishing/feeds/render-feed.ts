import { type ChapterOfEdition, hasWords } from '../editions/edition-chapter-store.ts'
import type { Published } from '../library/find-published.ts'
import { isHeardBy, type Listener, queryOf } from '../library/listener.ts'
import { lineOf, textOf } from '../library/text-of.ts'
import { categories } from './categories.ts'
import { feedGuid } from './feed-guid.ts'

/** For whom a feed is, and where public pages are. */
export type FeedFor = { readonly listener: Listener; readonly contentUrl: URL }

/** Writes the feed of a work with what its listener hears: RSS 2.0 with the tags of iTunes and of Podcasting 2.0. */
export function renderFeed(
  { edition, chapters }: Pick<Published, 'edition' | 'chapters'>,
  { listener, contentUrl }: FeedFor,
): string {
  const query = queryOf(listener)
  const page = new URL(`/library/${edition.work_id}`, contentUrl).href
  const feed = new URL(`${page}/feed.xml`)
  const named = [...new Set(edition.genres.map((genre) => categories[genre]))]
  const released = edition.released_at ?? edition.created_at
  const channel = [
    element('title', lineOf(edition.title)),
    element('link', lineOf(page)),
    `<atom:link href="${lineOf(`${feed.href}${query}`)}" rel="self" type="application/rss+xml"/>`,
    element('description', textOf(edition.description)),
    element('language', lineOf(edition.language.toLowerCase())),
    element('generator', 'Vireo'),
    element('lastBuildDate', released.toUTCString()),
    element('pubDate', released.toUTCString()),
    `<image>${element('url', lineOf(`${page}/cover.jpg`))}${element('title', lineOf(edition.title))}${element('link', lineOf(page))}</image>`,
    element('itunes:author', lineOf(edition.author)),
    // Episodes of a podcast stand for themselves, newest first; chapters of a book follow each other.
    element('itunes:type', edition.kind === 'podcast' ? 'episodic' : 'serial'),
    element('itunes:explicit', String(edition.mature_content)),
    `<itunes:image href="${lineOf(`${page}/cover.jpg`)}"/>`,
    ...named.map((category) => `<itunes:category text="${lineOf(category)}"/>`),
    ...(edition.may_be_indexed && listener.key === undefined
      ? []
      : [element('itunes:block', 'Yes'), element('podcast:block', 'yes')]),
    element('podcast:guid', feedGuid(feed)),
    element('podcast:medium', edition.kind === 'audiobook' ? 'audiobook' : 'podcast'),
    element('podcast:locked', 'yes'),
    ...chapters
      .filter((chapter) => isHeardBy(listener, chapter))
      .map((chapter) => itemOf(chapter, { page, query, language: edition.language, author: edition.author, released })),
  ]
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" ' +
    `xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel>\n${channel.join('\n')}\n</channel></rss>\n`
  )
}

type Around = {
  readonly page: string
  readonly query: string
  readonly language: string
  readonly author: string
  readonly released: Date
}

function itemOf(chapter: ChapterOfEdition, { page, query, language, author, released }: Around): string {
  const at = `${page}/${chapter.chapter_id}`
  const parts = [
    element('title', lineOf(chapter.title)),
    element('itunes:title', lineOf(chapter.title)),
    `<guid isPermaLink="false">${lineOf(chapter.chapter_id)}</guid>`,
    element('link', lineOf(page)),
    element('pubDate', (chapter.published_at ?? released).toUTCString()),
    `<enclosure url="${lineOf(`${at}/sound.mp3${query}`)}" length="${chapter.size_bytes ?? 0}" type="audio/mpeg"/>`,
    element('itunes:author', lineOf(author)),
    // Less than a second is one: players take none for a mistake.
    element('itunes:duration', String(Math.max(1, Math.round((chapter.duration_ms ?? 0) / 1000)))),
    element('itunes:episode', String(chapter.place + 1)),
    element('itunes:episodeType', chapter.is_preview ? 'trailer' : 'full'),
    // Nobody knows the words of what was uploaded.
    ...(hasWords(chapter) ? wordsAt({ at, query, language }) : []),
  ]
  return `<item>${parts.join('')}</item>`
}

type Where = Pick<Around, 'query' | 'language'> & { readonly at: string }

function wordsAt({ at, query, language }: Where): string[] {
  return [
    `<podcast:transcript url="${lineOf(`${at}/transcript.vtt${query}`)}" type="text/vtt" language="${lineOf(language)}"/>`,
    `<podcast:chapters url="${lineOf(`${at}/sections.json${query}`)}" type="application/json+chapters"/>`,
  ]
}

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`
}
