import type { BasicSoundBank } from 'spessasynth_core'
import type { Score } from '../score.ts'
import { placeOf, playSection, tailSeconds, type Track } from './play-section.ts'
import { roomBlock, shapeRoom, type RoomShape } from './room.ts'
import { addTo, isSilent, silence, stretchOf, type Stereo } from './stereo.ts'

/** A stretch of a piece before its master: each part, the room, and all of them together. */
export type Stretch = { readonly stems: readonly Stereo[]; readonly room: Stereo; readonly mix: Stereo }

/** What sounds on of each part after a section, and of the room. Most parts of a long piece rest: those have none. */
type Tails = Track[]

/** What a piece without a next note does at its end. */
const endFadeSeconds = 1.2

/**
 * Plays a score, stretch by stretch, to the sample as long as it says. Each section is played by itself; what sounds over its end
 * is added to what follows, and in a loop what sounds over the last is at the beginning. Memory is flat.
 */
export function* playScore(score: Score, bank: BasicSoundBank, sampleRateHz: number): Generator<Stretch> {
  const shape = shapeRoom(score.roomSeconds, sampleRateHz)
  const tailSamples = Math.round(tailSeconds * sampleRateHz)
  const nothing = silence(roomBlock)
  let tails: Tails = score.isLoop ? lastTails(score, bank, shape, sampleRateHz) : []
  const total = Math.round((score.durationMs * sampleRateHz) / 1000)
  let played = 0
  for (const section of score.sections) {
    const { bodySamples } = placeOf(score, section, sampleRateHz)
    const coming: Tails = []
    let from = 0
    for (const { stems, room } of playSection(score, section, bank, shape, sampleRateHz)) {
      const tracks = [...stems, room]
      const length = Math.max(0, Math.min(roomBlock, bodySamples - from))
      for (const [nth, track] of tracks.entries()) keepTail(track, coming, nth, { from, bodySamples, tailSamples })
      const body = tracks.map((track, nth) => withTail(track && stretchOf(track, 0, length), tails[nth], from, length))
      from += roomBlock
      if (length === 0) continue
      if (!score.isLoop) for (const track of body) if (track) fadeEnd(track, played, total, sampleRateHz)
      played += length
      yield together(body, stretchOf(nothing, 0, length))
    }
    // A section that is shorter than a tail hands on what is left of the one before.
    for (const [nth, tail] of tails.entries()) handOn(tail, coming, nth, { bodySamples, tailSamples })
    tails = coming
  }
}

/** Plays what a loop begins with: what its last section leaves. */
function lastTails(score: Score, bank: BasicSoundBank, shape: RoomShape, sampleRateHz: number): Tails {
  const tailSamples = Math.round(tailSeconds * sampleRateHz)
  const tails: Tails = []
  const last = score.sections.at(-1)
  if (!last) return tails
  const { bodySamples } = placeOf(score, last, sampleRateHz)
  let from = 0
  for (const { stems, room } of playSection(score, last, bank, shape, sampleRateHz)) {
    for (const [nth, track] of [...stems, room].entries())
      keepTail(track, tails, nth, { from, bodySamples, tailSamples })
    from += roomBlock
  }
  return tails
}

function withTail(track: Track, tail: Stereo | undefined, from: number, length: number): Track {
  if (!tail || from >= tail.left.length) return track
  const rest = stretchOf(tail, from, from + length)
  if (isSilent(rest)) return track
  const both = track ?? silence(length)
  addTo(both, rest)
  return both
}

type Ended = { readonly bodySamples: number; readonly tailSamples: number }

/** Keeps of a track what lies after the section. */
function keepTail(track: Track, tails: Tails, nth: number, ended: Ended & { readonly from: number }): void {
  const { from, bodySamples, tailSamples } = ended
  const skipped = Math.max(0, bodySamples - from)
  if (!track || skipped >= track.left.length) return
  const tail = (tails[nth] ??= silence(tailSamples))
  addTo(tail, stretchOf(track, skipped, track.left.length), from + skipped - bodySamples)
}

function handOn(before: Track, tails: Tails, nth: number, { bodySamples, tailSamples }: Ended): void {
  if (!before || before.left.length <= bodySamples) return
  const tail = (tails[nth] ??= silence(tailSamples))
  addTo(tail, stretchOf(before, bodySamples, before.left.length))
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

function together(tracks: readonly Track[], nothing: Stereo): Stretch {
  const mix = silence(nothing.left.length)
  for (const track of tracks) if (track) addTo(mix, track)
  const stems = tracks.map((track) => track ?? nothing)
  return { stems: stems.slice(0, -1), room: stems.at(-1) ?? nothing, mix }
}
