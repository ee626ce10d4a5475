import { BasicMIDI } from 'spessasynth_core'
import { expect, test } from 'vitest'
import { compose } from '../compose/compose.ts'
import { planPiece } from '../compose/decide.ts'
import { writeMidi } from './write-midi.ts'

test('another program reads the parts, the tempo and the length of a piece', () => {
  const score = compose(planPiece('rock at 120 bpm', { lengthMs: 30_000, seed: 2 }))
  const bytes = writeMidi(score, 'A piece')
  const read = BasicMIDI.fromArrayBuffer(new Uint8Array(bytes).buffer, 'piece.mid')
  expect(read.tracks).toHaveLength(score.parts.length + 1)
  const notes = read.tracks
    .flatMap(({ events }) => events)
    .filter(({ statusByte, data }) => (statusByte & 0xf0) === 0x90 && (data[1] ?? 0) > 0)
  expect(notes).toHaveLength(score.parts.reduce((sum, part) => sum + part.notes.length, 0))
  expect(read.duration).toBeGreaterThan(27)
  expect(read.duration).toBeLessThan(32)
})
