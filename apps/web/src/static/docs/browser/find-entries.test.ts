import { expect, test } from 'vitest'
import { findEntries, type SearchEntry } from './find-entries.ts'

const entries: readonly SearchEntry[] = [
  ['List the voices', '/docs/voices#list', 'GET /v1/voices'],
  ['Speak a text', '/docs/speech#convert', 'POST /v1/text-to-speech/{voice_id}'],
  ['Voices', '/docs/voices', 'Finding and tuning them'],
  ['voice_not_found', '/docs/errors#voice_not_found', 'There is no such voice.'],
]
const titles = (text: string) => findEntries(entries, text).map(([title]) => title)

test('a title that begins with the word comes first, what only mentions it last', () => {
  expect(titles('voice')).toEqual(['Voices', 'voice_not_found', 'List the voices', 'Speak a text'])
})

test('every word has to be found, in whatever order and case', () => {
  expect(titles('SPEECH post')).toEqual(['Speak a text'])
  expect(titles('speech nothing')).toEqual([])
})

test('without words it shows where to begin', () => {
  expect(titles('  ')).toEqual(entries.map(([title]) => title))
})
