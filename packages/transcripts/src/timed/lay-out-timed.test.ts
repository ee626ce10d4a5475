import { expect, test } from 'vitest'
import { textOfTranscript } from '../model/transcript.ts'
import { layOutTimed } from './lay-out-timed.ts'
import { hasMoreWordsThan } from './words-of.ts'

const segment = (text: string, translation: string | null = null) => {
  return { id: text, speaker_id: 'a', start_s: 2, end_s: 4, text, translation }
}
const written = { segments: [segment('a bcd', 'wir  gehen heim'), segment(' ')], speakers: [{ id: 'a', name: 'Ada' }] }
const layout = { language: 'en', isTranslated: false, wordsMost: 5 }

test('words are spread over the time of their segment, and what says nothing is left out', () => {
  const { speakers, paragraphs } = layOutTimed(written, layout)
  expect(speakers).toEqual(written.speakers)
  expect(paragraphs).toHaveLength(1)
  expect(paragraphs[0]?.tokens.map(({ text, start, end }) => [text, start, end])).toEqual([
    ['a', 2, 2.5],
    [' ', 2.5, 2.5],
    ['bcd', 2.5, 4],
  ])
  expect(textOfTranscript(layOutTimed(written, { ...layout, language: 'de', isTranslated: true }))).toBe(
    'wir gehen heim',
  )
})

test('what has more words than are cut says the same, a word for each segment', () => {
  const { paragraphs } = layOutTimed(written, { ...layout, isTranslated: true, wordsMost: 4 })
  expect(paragraphs.map(({ tokens }) => tokens.map(({ text }) => text))).toEqual([['wir gehen heim']])
})

test('words are counted with those of translations, and no further than somebody asks', () => {
  expect(hasMoreWordsThan(written.segments, 5)).toBe(false)
  expect(hasMoreWordsThan(written.segments, 4)).toBe(true)
  const unread = Object.defineProperty(segment(''), 'text', { get: () => expect.fail('It was read.') })
  expect(hasMoreWordsThan([...written.segments, unread], 4)).toBe(true)
})
