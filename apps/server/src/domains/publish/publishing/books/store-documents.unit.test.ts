import { expect, test } from 'vitest'
import { chapterTable, metadataDocument, metadataTable, soundFile } from './store-documents.ts'

const released = new Date('2026-03-10T12:00:00Z')
const edition = {
  id: 'edition_1',
  work_id: 'work_1',
  workspace_id: 'wspace_1',
  number: 3,
  state: 'live',
  error_code: null,
  kind: 'audiobook',
  title: '=Gardens, \u202Eand walls',
  author: 'Ada',
  description: 'Two\nlines',
  language: 'de',
  genres: ['Poetry', 'General Fiction'],
  audience: 'all ages',
  mature_content: true,
  isbn: '9783161484100',
  cover_key: 'cover',
  cover_bytes: 5,
  normalizes_loudness: true,
  may_be_indexed: false,
  created_by: 'user_1',
  created_at: released,
  released_at: released,
  ended_at: null,
} as const
const chapters = ['Der Anfang', 'Schluß: "Ende"'].map((title, place) => ({
  edition_id: edition.id,
  chapter_id: `wchapter_${place}`,
  workspace_id: edition.workspace_id,
  history_item_id: `hist_${place}`,
  upload_id: null,
  place,
  title,
  is_preview: place === 0,
  storage_key: `sound-${place}`,
  size_bytes: 10,
  duration_ms: 1500,
  published_at: released,
}))
const price = { amount_cents: 950, currency: 'eur' } as const

test.each([
  ['Der Anfang', 0, 2, '01_Der_Anfang.mp3'],
  ['../../Ä: "1"?', 9, 120, '010_Ä_1.mp3'],
  ['…', 0, 1, '01.mp3'],
  ['第一章', 0, 1, '01_第一章.mp3'],
  ['x'.repeat(200), 0, 1, `01_${'x'.repeat(40)}.mp3`],
])('the sound of a chapter called %j is a file that leads nowhere else', (title, at, of, name) => {
  expect(soundFile({ title }, at, of)).toBe(name)
})

test('programs read all that a work says of itself', () => {
  expect(JSON.parse(metadataDocument({ edition, chapters, price }))).toEqual({
    work_id: 'work_1',
    edition: 3,
    kind: 'audiobook',
    title: '=Gardens, and walls',
    author: 'Ada',
    description: 'Two\nlines',
    language: 'de',
    genres: ['Poetry', 'General Fiction'],
    audience: 'all ages',
    mature_content: true,
    isbn: '9783161484100',
    price,
    released_at: '2026-03-10T12:00:00.000Z',
    duration_ms: 3000,
    cover: 'cover.jpg',
    chapters: [
      {
        number: 1,
        title: 'Der Anfang',
        file: '01_Der_Anfang.mp3',
        duration_ms: 1500,
        size_bytes: 10,
        is_preview: true,
      },
      {
        number: 2,
        title: 'Schluß: "Ende"',
        file: '02_Schluß_Ende.mp3',
        duration_ms: 1500,
        size_bytes: 10,
        is_preview: false,
      },
    ],
  })
})

test('people read the same in tables, in which nothing runs', () => {
  const table = metadataTable({ edition, price: undefined })
  expect(table).toContain(`title,"'=Gardens, and walls"\r\n`)
  expect(table).toContain('genres,"Poetry; General Fiction"\r\n')
  expect(table).toContain('\r\nprice,\r\n')
  expect(metadataTable({ edition, price })).toContain('\r\nprice,9.50 EUR\r\n')
  expect(chapterTable({ chapters }).split('\r\n')).toEqual([
    'number,title,file,seconds,preview',
    '1,Der Anfang,01_Der_Anfang.mp3,1.500,yes',
    '2,"Schluß: ""Ende""",02_Schluß_Ende.mp3,1.500,no',
    '',
  ])
})
