import { type FrameTable, joinSamples, type SampleSource } from '@vireo/audio'
import { type PlacedSound, sourceOf, type SpokenReference } from '@vireo/engines'
import { type OpenPath, openPath } from './open-warp.ts'
import { withoutPauses, type WithoutPauses } from './pauses.ts'
import { frameHopMs, voiceFrames } from '../voice-frames.ts'
import { distanceOf } from '../warp.ts'

/** Before the text and between its pieces, as long as people take a breath. */
const gapMs = 200
/** How many pairs of frames that have nothing to do with each other are compared, to know how unlike those are. */
const strangers = 500
const strangerStep = 7919

/** Where the words are right about every fifth step goes straight on; other words are bent until they fit. */
const usualStraight = 0.2

/** Finds where each word of spoken pieces is heard, by warping the nearest of the voices onto the recording. */
export function place(
  source: SampleSource,
  references: readonly (readonly SpokenReference[])[],
  onBeat: () => void,
): PlacedSound {
  const recording = withoutPauses(voiceFrames(source, onBeat))
  const heard = references.map((pieces) => warpOnto(recording, pieces, onBeat))
  let nearest = 0
  for (const [at, { distance }] of heard.entries()) if (distance < (heard[nearest]?.distance ?? Infinity)) nearest = at
  const best = heard[nearest]
  if (!best) throw new RangeError('a text is placed with at least one voice')
  return { nearest, pieces: placePieces(references[nearest] ?? [], best, recording) }
}

type Warped = OpenPath & { readonly unlike: number }

function warpOnto(recording: WithoutPauses, pieces: readonly SpokenReference[], onBeat: () => void): Warped {
  const rate = pieces[0]?.sampleRateHz ?? 0
  const gap = new Float32Array(Math.round((rate * gapMs) / 1000))
  const samples = joinSamples([gap, ...pieces.flatMap((piece) => [piece.samples, gap])])
  const text = voiceFrames(sourceOf(samples, rate), onBeat)
  return { ...openPath(text, recording.table, onBeat), unlike: unlikeness(text, recording.table) }
}

/** Measures how far apart frames are that were taken blindly. */
function unlikeness(text: FrameTable, recording: FrameTable): number {
  let sum = 0
  for (let at = 0; at < strangers; at++) {
    const [row, column] = [(at * strangerStep) % text.frames, (at * strangerStep * 3 + 17) % recording.frames]
    sum += distanceOf(text, row, recording, column)
  }
  return Math.max(1e-6, sum / strangers)
}

function placePieces(
  pieces: readonly SpokenReference[],
  { path, costs, straight, unlike }: Warped,
  { places }: WithoutPauses,
): PlacedSound['pieces'] {
  const frameOf = (ms: number) => Math.max(0, Math.min(path.length - 1, Math.round(ms / frameHopMs)))
  const heardAt = (ms: number) => (places[path[frameOf(ms)] ?? 0] ?? 0) * frameHopMs
  const lossOf = (startMs: number, endMs: number) => {
    const [from, to] = [frameOf(startMs), Math.max(frameOf(startMs) + 1, frameOf(endMs))]
    return Math.max(0, mean(costs.subarray(from, to)) / unlike + usualStraight - mean(straight.subarray(from, to)))
  }
  const placed = (startMs: number, endMs: number) => {
    return { startMs: heardAt(startMs), endMs: heardAt(endMs), loss: Number(lossOf(startMs, endMs).toFixed(4)) }
  }
  let offset = gapMs
  return pieces.map((piece) => {
    const start = offset
    const end = start + (piece.samples.length * 1000) / piece.sampleRateHz
    offset = end + gapMs
    const words = piece.words.map(({ text, startMs, endMs }) => ({ text, ...placed(start + startMs, start + endMs) }))
    return { ...placed(start, end), words }
  })
}

function mean(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
