import type { BasicSoundBank } from 'spessasynth_core'
import type { Score } from '../score.ts'
import { placeOf, playSection, tailSeconds, type Take } from './play-section.ts'
import { shapeRoom, type RoomShape } from './room.ts'
import { addTo, silence, type Stereo } from './stereo.ts'

/** A stretch of a piece before its master: each part, the room, and all of them together. */
export type Stretch = { readonly stems: readonly Stereo[]; readonly room: Stereo; readonly mix: Stereo }

/** What a piece without a next note does at its end. */
const endFadeSeconds = 1.2

/**
 * Plays a score, stretch by stretch, to the sample as long as it says. Each section is played by itself; what sounds over its end
 * is added to what follows, and in a loop what sounds over the last is at the beginning. Memory is flat.
 */
export function* playScore(score: Score, bank: BasicSoundBank, sampleRateHz: number): Generator<Stretch> {
  const shape = shapeRoom(score.roomSeconds, sampleRateHz)
  const count = score.parts.length + 1
  const tailSamples = Math.round(tailSeconds * sampleRateHz)
  let tails = score.isLoop ? lastTails(score, bank, shape, sampleRateHz) : empty(count, tailSamples)
  const total = Math.round((score.durationMs * sampleRateHz) / 1000)
  let played = 0
  for (const section of score.sections) {
    const { bodySamples } = placeOf(score, section, sampleRateHz)
    const coming = empty(count, tailSamples)
    let from = 0
    for (const take of playSection(score, section, bank, shape, sampleRateHz)) {
      const tracks = [...take.stems, take.room]
      const length = Math.max(0, Math.min(take.room.left.length, bodySamples - from))
      const body = tracks.map((track, nth) => withTail(part(track, 0, length), tails[nth], from))
      for (const [nth, track] of tracks.entries()) keepTail(track, coming[nth], from, bodySamples)
      from += take.room.left.length
      if (length === 0) continue
      if (!score.isLoop) for (const track of body) fadeEnd(track, played, total, sampleRateHz)
      played += length
      yield together(body)
    }
    // A section that is shorter than a tail hands on what is left of the one before.
    tails = coming.map((tail, nth) => handOn(tail, tails[nth], bodySamples))
  }
}

/** Plays what a loop begins with: what its last section leaves. */
function lastTails(score: Score, bank: BasicSoundBank, shape: RoomShape, sampleRateHz: number): Stereo[] {
  const tails = empty(score.parts.length + 1, Math.round(tailSeconds * sampleRateHz))
  const last = score.sections.at(-1)
  if (!last) return tails
  const { bodySamples } = placeOf(score, last, sampleRateHz)
  let from = 0
  for (const take of playSection(score, last, bank, shape, sampleRateHz)) {
    for (const [nth, track] of [...take.stems, take.room].entries()) keepTail(track, tails[nth], from, bodySamples)
    from += take.room.left.length
  }
  return tails
}

function empty(count: number, length: number): Stereo[] {
  return Array.from({ length: count }, () => silence(length))
}

function part({ left, right }: Stereo, from: number, to: number): Stereo {
  return { left: left.slice(from, to), right: right.slice(from, to) }
}

function withTail(track: Stereo, tail: Stereo | undefined, from: number): Stereo {
  if (tail && from < tail.left.length) addTo(track, part(tail, from, from + track.left.length))
  return track
}

/** Keeps of a track what lies after the section. */
function keepTail(track: Stereo, tail: Stereo | undefined, from: number, bodySamples: number): void {
  const skipped = Math.max(0, bodySamples - from)
  if (!tail || skipped >= track.left.length) return
  addTo(tail, part(track, skipped, track.left.length), from + skipped - bodySamples)
}

function handOn(tail: Stereo, before: Stereo | undefined, bodySamples: number): Stereo {
  if (before && before.left.length > bodySamples) addTo(tail, part(before, bodySamples, before.left.length))
  return tail
}

function fadeEnd(track: Stereo, from: number, total: number, sampleRateHz: number): void {
  const length = Math.min(endFadeSeconds * sampleRateHz, total / 4)
  if (from + track.left.length <= total - length) return
  for (let at = 0; at < track.left.length; at += 1) {
    const gain = Math.min(1, Math.max(0, (total - from - at) / length)) ** 2
    track.left[at] = (track.left[at] ?? 0) * gain
    track.right[at] = (track.right[at] ?? 0) * gain
  }
}

function together(tracks: readonly Stereo[]): Stretch {
  const mix = silence(tracks[0]?.left.length ?? 0)
  for (const track of tracks) addTo(mix, track)
  return { stems: tracks.slice(0, -1), room: tracks.at(-1) ?? silence(0), mix }
}

export type { Take }
