import { BasicMIDI } from 'spessasynth_core'

export type ReadNote = { readonly track: number; readonly tick: number; readonly pitch: number }

/** Reads the notes of a Standard MIDI File, as a program does that opens it. */
export function readMidiNotes(bytes: Uint8Array): ReadNote[] {
  const { tracks } = BasicMIDI.fromArrayBuffer(new Uint8Array(bytes).buffer, 'piece.mid')
  return tracks.flatMap(({ events }, track) =>
    events
      .filter(({ statusByte, data }) => (statusByte & 0xf0) === 0x90 && (data[1] ?? 0) > 0)
      .map(({ ticks, data }) => ({ track, tick: ticks, pitch: data[0] ?? 0 })),
  )
}
