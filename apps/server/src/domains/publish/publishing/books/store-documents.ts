import type { Price } from '@vireo/contracts/selling'
import { csvLine } from '#kernel/formats/csv-line.ts'
import type { ChapterOfEdition } from '../editions/edition-chapter-store.ts'
import { plainOf } from '../library/text-of.ts'
import type { Published } from '../library/find-published.ts'

const wordsMax = 40

/** Names the sound of a chapter: its place, so that names stand in its order, and the words of its title in whatever script. */
export function soundFile({ title }: Pick<ChapterOfEdition, 'title'>, at: number, of: number): string {
  const words = title
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s+/gu, '_')
  const number = String(at + 1).padStart(Math.max(2, String(of).length), '0')
  return `${[number, [...words].slice(0, wordsMax).join('')].filter(Boolean).join('_')}.mp3`
}

/** Writes what a work says of itself, for programs. */
export function metadataDocument({
  edition,
  chapters,
  price,
}: Pick<Published, 'edition' | 'chapters' | 'price'>): string {
  const sound = chapters.map((chapter, at) => ({
    number: at + 1,
    title: plainOf(chapter.title),
    file: soundFile(chapter, at, chapters.length),
    duration_ms: chapter.duration_ms,
    size_bytes: chapter.size_bytes,
    is_preview: chapter.is_preview,
  }))
  const metadata = {
    work_id: edition.work_id,
    edition: edition.number,
    kind: edition.kind,
    title: plainOf(edition.title),
    author: plainOf(edition.author),
    description: plainOf(edition.description),
    language: edition.language,
    genres: edition.genres,
    audience: edition.audience,
    mature_content: edition.mature_content,
    isbn: edition.isbn,
    price: price ?? null,
    released_at: (edition.released_at ?? edition.created_at).toISOString(),
    duration_ms: chapters.reduce((sum, { duration_ms: durationMs }) => sum + (durationMs ?? 0), 0),
    cover: 'cover.jpg',
    chapters: sound,
  } satisfies Readonly<Record<string, unknown>> & { readonly price: Price | null }
  return `${JSON.stringify(metadata, null, 2)}\n`
}

/** Writes the same of the work in two columns, for people and spreadsheets. */
export function metadataTable({ edition, price }: Pick<Published, 'edition' | 'price'>): string {
  const rows: readonly (readonly [string, string | number | null])[] = [
    ['title', plainOf(edition.title)],
    ['author', plainOf(edition.author)],
    ['description', plainOf(edition.description)],
    ['kind', edition.kind],
    ['language', edition.language],
    ['genres', edition.genres.join('; ')],
    ['audience', edition.audience],
    ['mature_content', edition.mature_content ? 'yes' : 'no'],
    ['isbn', edition.isbn],
    ['price', price ? `${(price.amount_cents / 100).toFixed(2)} ${price.currency.toUpperCase()}` : null],
    ['edition', edition.number],
  ]
  return [['field', 'value'] as const, ...rows].map(csvLine).join('')
}

/** Writes a row for each chapter. */
export function chapterTable({ chapters }: Pick<Published, 'chapters'>): string {
  const rows = chapters.map((chapter, at) => [
    at + 1,
    plainOf(chapter.title),
    soundFile(chapter, at, chapters.length),
    ((chapter.duration_ms ?? 0) / 1000).toFixed(3),
    chapter.is_preview ? 'yes' : 'no',
  ])
  return [['number', 'title', 'file', 'seconds', 'preview'], ...rows].map(csvLine).join('')
}
