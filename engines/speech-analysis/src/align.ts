import { joinSamples, type FrameTable, type SampleSource } from '@vireo/audio'
import { type AlignedText, type ReferenceSet, sourceOf, type SpokenReference } from '@vireo/engines'
import { frameHopMs, voiceFrames } from './voice-frames.ts'
import { warpedDistance, warpedPath } from './warp.ts'

/** Between the lines of a reference, as long as people take a breath. */
const gapMs = 200
/** Nobody takes so much longer, or less, than the product's own voices. */
const slowest = 4
const fastest = 0.35
/** A line cannot be heard in less. */
const stretchFramesMin = 10

/**
 * What a line must reach to count as heard: it is nearer to its stretch of the recording than the nearest of the
 * other lines by this share, and than the average of them by so many of their spreads. Together they make a score of 1.
 */
const wholeMargin = 0.06
const wholeSpreads = 4
const fitsFrom = 0.5

type Frames = {
  readonly lines: readonly FrameTable[]
  readonly others: readonly FrameTable[]
  readonly all: FrameTable
}
type Line = { readonly margin: number; readonly spreads: number }
type Words = AlignedText['words']
type Heard = { readonly distance: number; readonly lines: readonly Line[]; readonly words: Words }

/**
 * Decides whether a recording holds a known text: it is warped onto the text as the product's voices speak it, then
 * every line is compared with decoys and the other lines where it should be.
 */
export function align(source: SampleSource, references: readonly ReferenceSet[], onBeat: () => void): AlignedText {
  const recording = voiceFrames(source, onBeat)
  const heard = references.flatMap((set) => {
    const frames = framesOf(set, onBeat)
    const pace = recording.frames / frames.all.frames
    return pace > slowest || pace < fastest ? [] : [compare(set, frames, recording, onBeat)]
  })
  const lineCount = references[0]?.lines.length ?? 0
  const scores = Array.from({ length: lineCount }, (_, line) => scoreOf(heard.map(({ lines }) => lines[line])))
  const score = Math.min(1, ...scores)
  const fits = scores.length > 0 && score >= fitsFrom
  const nearest = heard.toSorted((one, other) => one.distance - other.distance)[0]
  return {
    fits,
    score: scores.length > 0 ? score : 0,
    lines: scores.map((each) => ({ score: each })),
    words: fits && nearest ? nearest.words : [],
  }
}

/** Scores a line from 0 to 1. The margin of the nearest voice counts, and the mean spread of all of them. */
function scoreOf(lines: readonly (Line | undefined)[]): number {
  const known = lines.filter((line) => line !== undefined)
  if (known.length === 0) return 0
  const margin = Math.max(...known.map((line) => line.margin))
  const spreads = known.reduce((sum, line) => sum + line.spreads, 0) / known.length
  const score = (margin / wholeMargin + spreads / wholeSpreads) / 2
  return Math.max(0, Math.min(1, Number(score.toFixed(3))))
}

function framesOf({ lines, decoys }: ReferenceSet, onBeat: () => void): Frames {
  const gap = new Float32Array(gapOf(lines[0]))
  const whole = joinSamples(lines.flatMap(({ samples }) => [samples, gap]))
  return {
    lines: lines.map((line) => voiceFrames(sourceOf(line.samples, line.sampleRateHz), onBeat)),
    others: decoys.map((decoy) => voiceFrames(sourceOf(decoy.samples, decoy.sampleRateHz), onBeat)),
    all: voiceFrames(sourceOf(whole, lines[0]?.sampleRateHz ?? 0), onBeat),
  }
}

function compare(set: ReferenceSet, frames: Frames, recording: FrameTable, onBeat: () => void): Heard {
  const all = { table: frames.all, start: 0, end: frames.all.frames }
  const whole = { table: recording, start: 0, end: recording.frames }
  const { distance, path } = warpedPath(all, whole, onBeat)
  const words: Words[number][] = []
  let start = 0
  const lines = set.lines.map((line, index): Line => {
    const end = start + (line.samples.length * 1000) / line.sampleRateHz / frameHopMs
    const from = path[Math.round(start)] ?? 0
    const to = path[Math.min(path.length - 1, Math.round(end))] ?? recording.frames
    words.push(...wordsAt(line, start, path))
    start = end + gapMs / frameHopMs
    const last = Math.min(recording.frames, Math.max(from + stretchFramesMin, to + 1))
    const stretch = { table: recording, start: Math.max(0, Math.min(from, last - stretchFramesMin)), end: last }
    const distanceTo = (table: FrameTable) => warpedDistance({ table, start: 0, end: table.frames }, stretch, onBeat)
    const own = frames.lines[index]
    const others = [...frames.others, ...frames.lines.filter((_, other) => other !== index)].map(distanceTo)
    return own ? lineOf(distanceTo(own), others) : { margin: 0, spreads: 0 }
  })
  return { distance, lines, words }
}

function lineOf(own: number, others: readonly number[]): Line {
  const mean = others.reduce((sum, value) => sum + value, 0) / others.length
  const spread = Math.sqrt(others.reduce((sum, value) => sum + (value - mean) ** 2, 0) / others.length)
  return { margin: (Math.min(...others) - own) / own, spreads: (mean - own) / Math.max(1e-6, spread) }
}

function wordsAt(line: SpokenReference, startFrame: number, path: Int32Array): Words {
  const heardAt = (ms: number) => {
    const frame = Math.max(0, Math.min(path.length - 1, Math.round(startFrame + ms / frameHopMs)))
    return (path[frame] ?? 0) * frameHopMs
  }
  return line.words.map(({ text, startMs, endMs }) => ({ text, startMs: heardAt(startMs), endMs: heardAt(endMs) }))
}

function gapOf(line: SpokenReference | undefined): number {
  return Math.round(((line?.sampleRateHz ?? 0) * gapMs) / 1000)
}
