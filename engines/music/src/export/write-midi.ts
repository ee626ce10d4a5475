import { MIDIBuilder } from 'spessasynth_core'
import { instruments, isDrumKit } from '../instruments.ts'
import type { Part, Score } from '../score.ts'

/** Ticks of a quarter note. */
const division = 480
const drumChannel = 9

/** Writes a score as a Standard MIDI File: a track for each part, with its instrument, at the tempo of the piece. */
export function writeMidi(score: Score, title: string): Uint8Array {
  const midi = new MIDIBuilder({ timeDivision: division, initialTempo: score.tempoBpm, name: title, format: 1 })
  for (const [nth, part] of score.parts.entries()) writePart(midi, part, nth)
  midi.flush()
  return new Uint8Array(midi.writeMIDI())
}

function writePart(midi: MIDIBuilder, { instrument, role, notes }: Part, nth: number): void {
  const track = nth + 1
  const channel = isDrumKit(instrument) ? drumChannel : nth < drumChannel ? nth : nth + 1
  midi.addTrack(`${role}: ${instrument}`)
  midi.programChange(0, track, channel, instruments[instrument].program)
  const tick = (beat: number) => Math.round(beat * division)
  for (const { startBeat, lengthBeats, pitch, velocity } of notes) {
    midi.noteOn(tick(startBeat), track, channel, pitch, velocity)
    midi.noteOff(Math.max(tick(startBeat) + 1, tick(startBeat + lengthBeats)), track, channel, pitch)
  }
}
