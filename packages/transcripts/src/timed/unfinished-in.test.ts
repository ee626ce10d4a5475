import { expect, test } from 'vitest'
import { unfinishedIn } from './unfinished-in.ts'

const written = (...texts: readonly (readonly [string, (string | null)?])[]) => ({
  segments: texts.map(([text, translation], at) => {
    return { id: `${at}`, speaker_id: 'a', start_s: at, end_s: at + 1, text, translation }
  }),
})
const same = { source_language: 'en', target_language: 'en' }
const other = { source_language: 'en', target_language: 'de' }

test.each([
  ['no segment', written(), same, 'nothing_written'],
  ['spaces', written([' \n'], ['\u00a0', ' ']), same, 'nothing_written'],
  ['spaces in another language', written([' ', ' '], ['']), other, 'nothing_written'],
  ['one word', written([''], ['So.']), same, undefined],
  ['a translation where none is asked for', written(['', 'So.']), same, 'nothing_written'],
  ['no translation', written(['So.'], ['It is.', null], ['Yes.', ' ']), other, 'nothing_translated'],
  ['one translation', written(['So.'], ['It is.', 'Ist es.']), other, undefined],
  ['a translation alone', written(['', 'Ist es.']), other, undefined],
])('%s', (_, content, languages, lacks) => {
  expect(unfinishedIn(content, languages)).toBe(lacks)
})
