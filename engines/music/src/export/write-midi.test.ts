import { BasicMIDI } from 'spessasynth_core'
import { expect, test } from 'vitest'
import { compose } from '../compose/compose.ts'
import { planPiece } from '../compose/decide.ts'
import { instruments, isDrumKit } from '../instruments.ts'
import { manyParts } from '../many-parts.testing.ts'
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

type Event = { readonly track: number; readonly tick: number; readonly status: number; readonly data: Uint8Array }

/** Lists events as a program does that plays all tracks at once; of one tick, tracks come in either order. */
function merged(bytes: Uint8Array, isBackwards: boolean): Event[] {
  const { tracks } = BasicMIDI.fromArrayBuffer(new Uint8Array(bytes).buffer, 'piece.mid')
  const each = tracks.map(({ events }, track) =>
    events.map(({ ticks, statusByte, data }) => ({ track, tick: ticks, status: statusByte, data })),
  )
  return (isBackwards ? each.toReversed() : each).flat().toSorted((one, other) => one.tick - other.tick)
}

test.each([false, true])(
  'a piece of more parts than channels is played by its instruments, and no note ends another (%s)',
  (isBackwards) => {
    const score = manyParts()
    expect(score.parts.length).toBeGreaterThanOrEqual(26)
    expect(score.parts.filter(({ instrument }) => isDrumKit(instrument)).length).toBeGreaterThan(1)
    const programs = new Map<number, number>()
    const sounding = new Map<string, number>()
    let notes = 0
    for (const { track, status, data } of merged(writeMidi(score, 'A piece'), isBackwards)) {
      const [kind, channel, [first = 0, velocity = 0]] = [status & 0xf0, status & 0x0f, data]
      const part = score.parts[track - 1]
      const key = `${channel} ${first}`
      if (kind === 0xc0) programs.set(channel, first)
      if (kind === 0x90 && velocity > 0 && part) {
        expect([track, programs.get(channel)]).toEqual([track, instruments[part.instrument].program])
        expect(channel === 9).toBe(isDrumKit(part.instrument))
        sounding.set(key, track)
        notes += 1
      } else if (kind === 0x80 || kind === 0x90) {
        expect(sounding.get(key) ?? track).toBe(track)
        sounding.delete(key)
      }
    }
    expect(notes).toBe(score.parts.reduce((sum, part) => sum + part.notes.length, 0))
    expect([...sounding]).toEqual([])
  },
)
