import { expect, test } from 'vitest'
import { stemOf } from './stem-of.ts'

const media = [
  { id: 'm1', name: 'talk.wav' },
  { id: 'm2', name: 'Talk.mp3' },
  { id: 'm3', name: 'end' },
]
const of = (id: string, media_id: string, service: Parameters<typeof stemOf>[1][number]['service']) => {
  return { id, media_id, service, target_language: 'de' }
}
const all = [
  of('a1', 'm1', 'dubbing_review'),
  of('a2', 'm1', 'audiobook_check'),
  of('a3', 'm1', 'subtitles'),
  of('a4', 'm2', 'subtitles'),
  of('a5', 'm3', 'translation'),
  of('a6', 'm1', 'dubbing_review'),
]

test('files of one order have different names, whatever was ordered of which recording, and keep them', () => {
  const stems = all.map((one) => stemOf(one, all, media))
  expect(stems).toEqual(['talk.de.remarks', 'talk.de.remarks-2', 'talk.de', 'Talk.de-2', 'end.de', 'talk.de.remarks-3'])
  expect(all.map((one) => stemOf(one, all.toReversed(), media))).toEqual(stems)
})
