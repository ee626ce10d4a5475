import { OrderItemRequest } from '@vireo/contracts/productions'
import { expect, test } from 'vitest'

import { isScriptTooLong, itemOf, usualWishes, wishesOf } from './wishes.ts'

const inLanguage = (source: string) => usualWishes({ service: 'transcription', source })
const subtitles = { ...inLanguage('en'), service: 'subtitles', targets: ['de', 'fr'], perLine: 37, sdh: true } as const
const others = [
  { ...inLanguage('en'), service: 'translation', targets: ['de', 'fr'] },
  { ...inLanguage('en'), service: 'dubbing_review', targets: ['de'], original: 'o' },
  { ...inLanguage('en'), service: 'audiobook_check', script: ' It was a dark night.\n' },
] as const

test('wishes become an item that the contract accepts, once nothing is missing', () => {
  expect(itemOf(inLanguage('en'), [])).toBeUndefined()
  expect(itemOf(inLanguage(''), ['m'])).toBeUndefined()
  expect(itemOf({ ...subtitles, targets: [] }, ['m'])).toBeUndefined()
  for (const wishes of [inLanguage('en'), subtitles, ...others])
    expect(OrderItemRequest.safeParse(itemOf(wishes, ['m'])).success).toBe(true)
})

test('wishes are read again as they were written', () => {
  const glossary = [{ term: 'vireo', use: 'Vireo' }]
  const spoken = { ...inLanguage('de'), verbatim: true, instructions: 'As spoken.', glossary }
  for (const wishes of [spoken, subtitles, ...others]) {
    const item = itemOf(wishes, ['m', 'o'])
    const items = item
      ? [{ item_id: 'i', item, quote: null, progress: { tasks: 0, approved: 0 }, changes_left: 3 }]
      : []
    expect(wishesOf({ items })).toEqual(wishes)
  }
  expect(wishesOf({ items: [] })).toBeUndefined()
})

test('terms of which something is missing are left out, and one that was whole goes back as it was, with its language', () => {
  const whole = { term: 'fence', use: 'railings', language: 'en' }
  const item = itemOf({ ...inLanguage('en'), glossary: [{ term: 'half', use: ' ' }, whole, { term: '', use: '' }] }, [
    'm',
  ])
  expect(item).toMatchObject({ glossary: [whole] })
  expect(itemOf({ ...inLanguage('en'), glossary: [{ term: 'half', use: '' }] }, ['m'])).toMatchObject({
    glossary: null,
  })
})

test('what was dubbed is not reviewed, and is none once it is left out', () => {
  const [, dub] = others
  expect(itemOf(dub, ['m', 'o'])).toMatchObject({ media_ids: ['m'], original_media_id: 'o' })
  expect(itemOf(dub, ['o'])).toBeUndefined()
  expect(itemOf(dub, ['m'])).toMatchObject({ media_ids: ['m'], original_media_id: null })
  // Who chose an original and then another kind of work wants it worked on.
  expect(itemOf({ ...dub, service: 'translation' }, ['m', 'o'])).toMatchObject({ media_ids: ['m', 'o'] })
})

test('a script that is longer than fits is no order, and is told from one that fits', () => {
  const [, , book] = others
  const long = { ...book, script: 'a'.repeat(150_001) }
  expect([isScriptTooLong(book), isScriptTooLong(long)]).toEqual([false, true])
  expect(itemOf(long, ['m'])).toBeUndefined()
  expect(itemOf({ ...long, script: 'a'.repeat(150_000) }, ['m'])).toMatchObject({ kind: 'audiobook_check' })
  expect(itemOf({ ...book, script: ' \n' }, ['m'])).toMatchObject({ script: null })
})
