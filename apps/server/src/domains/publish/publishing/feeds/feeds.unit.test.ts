import { describe, expect, test } from 'vitest'
import type { ChapterOfEdition } from '../editions/edition-chapter-store.ts'
import type { Listener } from '../library/listener.ts'
import type { EditionRow } from '../tables.ts'
import { categories } from './categories.ts'
import { renderFeed } from './render-feed.ts'
import { validateFeed } from './validate-feed.testing.ts'

const now = new Date('2026-03-10T12:00:00Z')
const edition: EditionRow = {
  id: 'wedition_1',
  work_id: 'work_1',
  workspace_id: 'wspace_1',
  number: 1,
  state: 'live',
  error_code: null,
  kind: 'podcast',
  title: 'Two <gardens> & "walls"',
  author: 'Ada',
  description: 'Of two gardens,\nand who walks in them.',
  language: 'pt-BR',
  genres: ['Poetry'],
  audience: 'all ages',
  mature_content: false,
  isbn: null,
  cover_key: 'cover',
  cover_bytes: 1,
  normalizes_loudness: false,
  may_be_indexed: true,
  created_by: 'user_1',
  created_at: now,
  released_at: now,
  ended_at: null,
}
const chapter = (place: number, changes: Partial<ChapterOfEdition> = {}): ChapterOfEdition =>
  ({
    edition_id: 'wedition_1',
    chapter_id: `wchapter_${place}`,
    upload_id: null,
    place,
    title: `Chapter ${place + 1}`,
    is_preview: place === 0,
    size_bytes: 1000,
    duration_ms: 4000,
    published_at: now,
    ...changes,
  }) as ChapterOfEdition
const buyer: Listener = { hears: 'all', isWaiting: false, key: 'sale_1.k&y' }
const anybody: Listener = { hears: 'all', isWaiting: false, key: undefined }
const contentUrl = new URL('https://voices.example.test')

const feedOf = (changes: Partial<EditionRow> = {}, chapters = [chapter(0), chapter(1)], listener = anybody) =>
  renderFeed({ edition: { ...edition, ...changes }, chapters }, { listener, contentUrl })

describe('a feed is valid', () => {
  test.each(['audiobook', 'podcast', 'single'] as const)('of a work that is of the kind %s', (kind) => {
    expect(() => validateFeed(feedOf({ kind }))).not.toThrow()
  })

  test('of whoever bought the work, of one that nobody may list, and of one without chapters to hear', () => {
    expect(() => validateFeed(feedOf({}, undefined, buyer))).not.toThrow()
    expect(() => validateFeed(feedOf({ may_be_indexed: false, mature_content: true }))).not.toThrow()
    expect(() => validateFeed(feedOf({}, [chapter(1)], { ...anybody, hears: 'preview' }))).not.toThrow()
  })

  test('in every genre, each of which is a category that directories know', () => {
    expect(() => validateFeed(feedOf({ genres: Object.keys(categories) as EditionRow['genres'] }))).not.toThrow()
  })

  test('of chapters that last less than a second', () => {
    expect(() => validateFeed(feedOf({}, [chapter(0, { duration_ms: 300 })]))).not.toThrow()
  })
})

describe('the validator refuses a feed', () => {
  test.each([
    ['whose date is in another form', /<pubDate>[^<]*/u, '<pubDate>2026-03-10T12:00:00Z'],
    ['without a guid', /<guid[^>]*>[^<]*<\/guid>/u, ''],
    ['of whose items two have a guid', 'wchapter_1<', 'wchapter_0<'],
    ['whose sound has no length', /length="\d+"/u, 'length=""'],
    ['whose sound is nowhere', /<enclosure url="[^"]*"/u, '<enclosure url=""'],
    ['in a category that no directory knows', 'category text="Arts"', 'category text="Poetry"'],
    ['that says nothing of what it contains', '<itunes:explicit>false', '<itunes:explicit>clean'],
    ['that has no title', /<title>[^<]*/u, '<title> '],
    ['that is of another version', 'version="2.0"', 'version="0.91"'],
    ['with a tag that nobody knows', '<itunes:type>', '<itunes:kind>x</itunes:kind><itunes:type>'],
    ['whose captions are in another form', 'type="text/vtt"', 'type="text/rtf"'],
    ['that is cut off', '</channel></rss>', ''],
  ])('%s', (_, from, to) => {
    const feed = feedOf()
    const wrong = feed.replace(from, to)
    expect(wrong).not.toBe(feed)
    expect(() => validateFeed(wrong)).toThrow(/.+/u)
  })
})
