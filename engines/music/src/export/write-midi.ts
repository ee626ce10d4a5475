import { MIDIBuilder } from 'spessasynth_core'
import { fileChannelsOf, notesIn } from '../channels.ts'
import { instruments } from '../instruments.ts'
import type { Note, Part, Score, Section } from '../score.ts'

/** Ticks of a quarter note. */
const division = 480

/**
 * Writes a score as a Standard MIDI File: a track for each part, with its instrument, at the tempo of the piece. Where parts take
 * turns on a channel, each says its instrument at the beginning of every section that it plays.
 */
export function writeMidi(score: Score, title: string): Uint8Array {
  const midi = new MIDIBuilder({ timeDivision: division, initialTempo: score.tempoBpm, name: title, format: 1 })
  const channels = fileChannelsOf(score.parts)
  for (const [nth, part] of score.parts.entries()) {
    const channel = channels[nth] ?? 0
    midi.addTrack(`${part.role}: ${part.instrument}`)
    const isShared = channels.filter((each) => each === channel).length > 1
    if (isShared) writeTurns(midi, part, { track: nth + 1, channel }, score.sections)
    else writePart(midi, part, { track: nth + 1, channel })
  }
  midi.flush()
  return new Uint8Array(midi.writeMIDI())
}

type Place = { readonly track: number; readonly channel: number }

function writePart(midi: MIDIBuilder, { instrument, notes }: Part, { track, channel }: Place): void {
  midi.programChange(0, track, channel, instruments[instrument].program)
  for (const note of notes) {
    const { on, off } = ticksOf(note)
    midi.noteOn(on, track, channel, note.pitch, note.velocity)
    midi.noteOff(off, track, channel, note.pitch)
  }
}

/** Writes a part that takes turns on its channel. Nothing sounds on into the turn of another: its end would end a note of theirs. */
function writeTurns(midi: MIDIBuilder, part: Part, { track, channel }: Place, sections: readonly Section[]): void {
  for (const section of sections) {
    const notes = notesIn(part, section)
    if (notes.length === 0) continue
    const begins = Math.round(section.startBeat * division)
    const last = Math.round((section.startBeat + section.lengthBeats) * division) - 1
    midi.programChange(begins, track, channel, instruments[part.instrument].program)
    for (const note of notes) {
      const { on, off } = ticksOf(note)
      midi.noteOn(Math.min(on, last - 1), track, channel, note.pitch, note.velocity)
      midi.noteOff(Math.min(off, last), track, channel, note.pitch)
    }
  }
}

function ticksOf({ startBeat, lengthBeats }: Note): { readonly on: number; readonly off: number } {
  const tick = (beat: number) => Math.round(beat * division)
  return { on: tick(startBeat), off: Math.max(tick(startBeat) + 1, tick(startBeat + lengthBeats)) }
}
