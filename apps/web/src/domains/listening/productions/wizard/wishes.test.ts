import { OrderItemRequest } from '@vireo/contracts/productions'
import { expect, test } from 'vitest'

import { itemOf, usualWishes, wishesOf } from './wishes.ts'

const inLanguage = (source: string) => usualWishes({ service: 'transcription', source })
const subtitles = { ...inLanguage('en'), service: 'subtitles', targets: ['de', 'fr'], perLine: 37, sdh: true } as const

test('wishes become an item that the contract accepts, once nothing is missing', () => {
  expect(itemOf(inLanguage('en'), [])).toBeUndefined()
  expect(itemOf(inLanguage(''), ['m'])).toBeUndefined()
  expect(itemOf({ ...subtitles, targets: [] }, ['m'])).toBeUndefined()
  for (const wishes of [inLanguage('en'), subtitles])
    expect(OrderItemRequest.safeParse(itemOf(wishes, ['m'])).success).toBe(true)
})

test('wishes are read again as they were written', () => {
  const glossary = [{ term: 'vireo', use: 'Vireo' }]
  for (const wishes of [{ ...inLanguage('de'), verbatim: true, instructions: 'As spoken.', glossary }, subtitles]) {
    const item = itemOf(wishes, ['m'])
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
