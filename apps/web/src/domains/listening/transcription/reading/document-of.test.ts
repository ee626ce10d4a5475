import type { TranscriptDocument } from '@vireo/contracts/transcription'
import { applyEdit, type Edit } from '@vireo/transcripts'
import { expect, test } from 'vitest'

import { createWriter, passageOf } from './document-of.ts'

const saying = (text: string, at: number): TranscriptDocument['paragraphs'][number] => ({
  speaker_id: 'a',
  tokens: [{ text, type: 'word', start: at, end: at + 1, speaker_id: 'a', logprob: -0.1 }],
})
const before: TranscriptDocument = {
  speakers: [{ id: 'a', name: 'Ann' }],
  paragraphs: ['one', 'two', 'three', 'four'].map(saying),
}

test.each<[string, Edit, number, number]>([
  ['words that are corrected', { kind: 'text', paragraph: 1, text: 'zwei' }, 1, 1],
  ['two that are joined', { kind: 'join', paragraph: 2 }, 2, 2],
  ['one that is struck out', { kind: 'text', paragraph: 3, text: '' }, 3, 1],
  ['what is replaced in several places', { kind: 'replace_all', find: 'o', replacement: 'oo' }, 0, 4],
  ['a name', { kind: 'rename_speaker', speaker_id: 'a', name: 'Anna' }, 4, 0],
])('the passage of %s is all that is sent, and gives the document where it is put', (_, edit, first, removed) => {
  const write = createWriter(before)
  const after = write(applyEdit(before, edit) ?? before)
  const passage = passageOf(before, after)
  expect([passage.first, passage.removed]).toEqual([first, removed])
  expect({
    speakers: passage.speakers,
    paragraphs: before.paragraphs.toSpliced(first, removed, ...passage.paragraphs),
  }).toEqual(after)
})

test('what did not change is not written again', () => {
  const write = createWriter(before)
  const corrected = applyEdit(before, { kind: 'text', paragraph: 1, text: 'zwei' }) ?? before
  expect(write(corrected).paragraphs[0]).toBe(before.paragraphs[0])
  expect(write(corrected).paragraphs[1]).toBe(write(corrected).paragraphs[1])
})
