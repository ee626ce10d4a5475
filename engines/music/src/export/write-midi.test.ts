import { BasicMIDI } from 'spessasynth_core'
import { expect, test } from 'vitest'
import { compose } from '../compose/compose.ts'
import { planPiece } from '../compose/decide.ts'
import { readMidiNotes } from './read-midi.testing.ts'
import { writeMidi } from './write-midi.ts'

test('another program reads the parts, the tempo and the length of a piece', () => {
  const score = compose(planPiece('rock at 120 bpm', { lengthMs: 30_000, seed: 2 }))
  const bytes = writeMidi(score, 'A piece')
  const read = BasicMIDI.fromArrayBuffer(new Uint8Array(bytes).buffer, 'piece.mid')
  expect(read.tracks).toHaveLength(score.parts.length + 1)
  expect(readMidiNotes(bytes)).toHaveLength(score.parts.reduce((sum, part) => sum + part.notes.length, 0))
  expect(read.duration).toBeGreaterThan(27)
  expect(read.duration).toBeLessThan(32)
})
