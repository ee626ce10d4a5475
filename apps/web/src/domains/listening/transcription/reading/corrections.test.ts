import { textOfTranscript, type Transcript } from '@vireo/transcripts'
import { expect, test } from 'vitest'

import { begun, correct, type Correction } from './corrections.ts'

const word = (text: string, start: number) => ({ text, type: 'word' as const, start, end: start + 0.5, logprob: -0.1 })
const said: Transcript = {
  speakers: [],
  paragraphs: [
    { speaker_id: null, tokens: [word('One', 0)] },
    { speaker_id: null, tokens: [word('two', 1)] },
  ],
}
const write = (paragraph: number, text: string): Correction => ({
  kind: 'edit',
  edit: { kind: 'text', paragraph, text },
  separator: ' ',
})
const after = (...corrections: Correction[]) =>
  textOfTranscript(corrections.reduce((state, each) => correct(state, each), begun(said)).now)

test('a correction is taken back and made again', () => {
  expect(after(write(0, 'First'))).toBe('First\n\ntwo')
  expect(after(write(0, 'First'), { kind: 'undo' })).toBe('One\n\ntwo')
  expect(after(write(0, 'First'), { kind: 'undo' }, { kind: 'redo' })).toBe('First\n\ntwo')
})

test('what is corrected after going back leaves nothing to make again', () => {
  expect(after(write(0, 'First'), { kind: 'undo' }, write(1, 'second'), { kind: 'redo' })).toBe('One\n\nsecond')
})

test('what cannot be done changes nothing', () => {
  expect(after({ kind: 'undo' }, { kind: 'redo' }, write(9, 'nowhere'))).toBe('One\n\ntwo')
})
