import { describe, expect, test } from 'vitest'
import { textOfTranscript, tokensOf, transcriptOf } from '../model/transcript.ts'
import { textOf } from '../model/token.ts'
import { aSentence } from '../testing.ts'
import { applyEdit } from './apply-edit.ts'
import type { Edit } from './edit.ts'

const spoken = transcriptOf(
  [
    ...aSentence('Good morning. How are you?', 0, 'a'),
    ...aSentence('Fine, thanks.', 4, 'b'),
    ...aSentence('So am I.', 8, 'a'),
  ],
  { nameOf: (_, at) => `Speaker ${at + 1}` },
)
const after = (...edits: Edit[]) =>
  edits.reduce((transcript: typeof spoken | undefined, edit) => transcript && applyEdit(transcript, edit), spoken)
const read = (transcript: typeof spoken | undefined) =>
  transcript?.paragraphs.map(({ speaker_id: speaker, tokens }) => `${speaker}: ${textOf(tokens)}`)

test('a paragraph for each who speaks, numbered in the order in which they begin', () => {
  expect(read(spoken)).toEqual(['a: Good morning. How are you?', 'b: Fine, thanks.', 'a: So am I.'])
  expect(spoken.speakers).toEqual([
    { id: 'a', name: 'Speaker 1' },
    { id: 'b', name: 'Speaker 2' },
  ])
})

describe('paragraphs', () => {
  test('are split before a word and joined again', () => {
    const split = after({ kind: 'split', paragraph: 0, at: 4 })
    expect(read(split)?.slice(0, 2)).toEqual(['a: Good morning.', 'a: How are you?'])
    expect(read(after({ kind: 'split', paragraph: 0, at: 4 }, { kind: 'join', paragraph: 0 }))).toEqual(read(spoken))
  })

  test('are not split where nothing would be left', () => {
    for (const at of [-1, 0, 99, 0.5]) expect(after({ kind: 'split', paragraph: 0, at })).toBeUndefined()
  })

  test('that are joined are spoken by the first, and who says nothing more is not listed', () => {
    const joined = after({ kind: 'join', paragraph: 0 })
    expect(read(joined)).toEqual(['a: Good morning. How are you? Fine, thanks.', 'a: So am I.'])
    expect(joined?.speakers.map(({ id }) => id)).toEqual(['a'])
  })

  test('without text go', () => {
    expect(read(after({ kind: 'text', paragraph: 1, text: ' \n ' }))).toEqual([
      'a: Good morning. How are you?',
      'a: So am I.',
    ])
  })

  test('hold no line breaks', () => {
    expect(read(after({ kind: 'text', paragraph: 1, text: 'Fine,\n\nthanks.' }))?.[1]).toBe('b: Fine, thanks.')
  })

  test('that are not there are not changed', () => {
    expect(after({ kind: 'text', paragraph: 7, text: 'so' })).toBeUndefined()
    expect(after({ kind: 'join', paragraph: 2 })).toBeUndefined()
    expect(after({ kind: 'speaker', paragraph: 9, speaker_id: 'a' })).toBeUndefined()
  })

  test('that an edit does not touch stay the same objects', () => {
    const changed = after({ kind: 'text', paragraph: 1, text: 'Fine.' })
    expect(changed?.paragraphs[0]).toBe(spoken.paragraphs[0])
    expect(changed?.paragraphs[2]).toBe(spoken.paragraphs[2])
  })
})

describe('speakers', () => {
  test('are renamed', () => {
    expect(after({ kind: 'rename_speaker', speaker_id: 'b', name: ' Ms  B ' })?.speakers[1]).toEqual({
      id: 'b',
      name: 'Ms B',
    })
    expect(after({ kind: 'rename_speaker', speaker_id: 'b', name: ' ' })).toBeUndefined()
    expect(after({ kind: 'rename_speaker', speaker_id: 'c', name: 'C' })).toBeUndefined()
  })

  test('become one, in every word', () => {
    const merged = after({ kind: 'merge_speakers', from: 'b', into: 'a' })
    expect(merged?.speakers).toEqual([{ id: 'a', name: 'Speaker 1' }])
    expect(merged && tokensOf(merged).every((token) => token.speaker_id === 'a')).toBe(true)
    expect(after({ kind: 'merge_speakers', from: 'b', into: 'b' })).toBeUndefined()
    expect(after({ kind: 'merge_speakers', from: 'b', into: 'c' })).toBeUndefined()
  })

  test('of a paragraph may be somebody new', () => {
    const changed = after({ kind: 'speaker', paragraph: 0, speaker_id: 'c' })
    expect(changed?.speakers.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(read(changed)?.[0]).toMatch(/^c: /)
    expect(after({ kind: 'speaker', paragraph: 0, speaker_id: ' ' })).toBeUndefined()
  })
})

describe('find and replace', () => {
  const replace = (find: string, replacement: string, more: object = {}) =>
    textOfTranscript(after({ kind: 'replace_all', find, replacement, ...more }) ?? spoken)

  test('finds whatever the case, unless it matters', () => {
    expect(replace('SO AM', 'Neither am')).toContain('Neither am I.')
    expect(replace('SO AM', 'Neither am', { match_case: true })).toContain('So am I.')
  })

  test('finds whole words alone if it is wished', () => {
    expect(replace('are', 'were', { whole_words: true })).toContain('How were you?')
    expect(replace('o', '0', { whole_words: true })).toBe(textOfTranscript(spoken))
  })

  test('takes both to the letter', () => {
    expect(replace('.', '!')).toBe('Good morning! How are you?\n\nFine, thanks!\n\nSo am I!')
    expect(replace('Good', '$& \\ $1')).toContain('$& \\ $1 morning')
  })

  test('keeps the times of what was replaced', () => {
    const changed = after({ kind: 'replace_all', find: 'thanks', replacement: 'thank you' })
    const words = changed?.paragraphs[1]?.tokens.filter(({ type }) => type === 'word')
    expect(words?.map(({ text }) => text)).toEqual(['Fine,', 'thank', 'you.'])
    expect([words?.[1]?.start, words?.[2]?.end]).toEqual([4.6, 5.1])
  })

  test('of nothing is refused', () => {
    expect(after({ kind: 'replace_all', find: ' ', replacement: 'x' })).toBeUndefined()
  })
})
