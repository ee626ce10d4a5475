import type { SampleSource, VoiceActivity } from '@vireo/audio'
import type { SeparatedSpeakers, Span } from '@vireo/engines'
import { clustered } from './cluster.ts'
import { speechFrameMs } from './find-speech.ts'
import { added, likelihoodOf, type Moments, momentsOf } from './gaussian.ts'
import { inUnits } from './voiceprint.ts'
import { voicedFrames, voicedWidth, type VoicedFrames } from './voiced-frames.ts'

/** Frames that lie closer are one stretch: 150 ms. */
const pauseFrames = 15
const pieceFrames = 90
const pieceFramesMin = 25
/** Longer recordings are clustered by pieces from all over them. */
const piecesMax = 240
/** What it takes to believe that somebody else speaks. */
const changeCost = 60
const joinFrames = 40
const shortestMs = 300

/** Cepstra and pitch in units of about one. */
const scale = (column: number) => (column === voicedWidth - 1 ? 4 : 0.3)
const scaled = (value: number, column: number) => value * scale(column)

/**
 * Groups that sound as alike as this are one speaker, whatever they say. Measured on synthetic voices: one speaker taken
 * for two was 0.44 and 0.68 from themselves, and of 47 pairs of speakers the nearest were 0.81 apart.
 */
const oneSpeakerWithin = 0.75

/**
 * Separates the speakers of a recording: stretches between pauses are clustered by timbre, then each frame is assigned
 * to the cluster it fits, with a cost for changing. People who speak at once count as one.
 */
export function tellSpeakersApart(
  source: SampleSource,
  activity: VoiceActivity,
  { maxSpeakers }: { readonly maxSpeakers: number },
  onBeat: () => void,
): SeparatedSpeakers {
  const voiced = voicedFrames(source, activity, onBeat)
  const rows = Array.from({ length: voiced.frames.length }, (_, at) =>
    voiced.values.slice(at * voicedWidth, (at + 1) * voicedWidth).map(scaled),
  )
  const pieces = piecesOf(voiced.frames)
  const every = Math.ceil(pieces.length / piecesMax)
  const moments = pieces.filter((_, at) => at % every === 0).map(({ from, to }) => momentsOf(rows.slice(from, to)))
  const groups = joinedByPrint(clustered(moments, maxSpeakers, onBeat))
  const speakerOf = groups.length > 1 ? assign(rows, groups.map(likelihoodOf), onBeat) : new Uint8Array(rows.length)
  return spansOf(voiced, speakerOf)
}

/** Joins groups whose means and spreads suggest one speaker, the most alike first. */
function joinedByPrint(groups: readonly Moments[]): readonly Moments[] {
  const prints = groups.map(printOf)
  const pairs = groups.flatMap((one, at) =>
    groups.slice(at + 1).map((other, after) => ({
      one,
      other,
      distance: Math.hypot(...(prints[at] ?? []).map((value, k) => value - (prints[at + 1 + after]?.[k] ?? 0))),
    })),
  )
  const [nearest] = pairs.toSorted((one, other) => one.distance - other.distance)
  if (!nearest || nearest.distance > oneSpeakerWithin) return groups
  const { one, other } = nearest
  return joinedByPrint([...groups.filter((group) => group !== one && group !== other), added(one, other)])
}

function printOf({ count, sums, products }: Moments): readonly number[] {
  const means = Array.from(sums, (sum) => sum / count)
  const spreads = means.map((mean, at) =>
    Math.sqrt(Math.max(0, (products[at * sums.length + at] ?? 0) / count - mean ** 2)),
  )
  return inUnits([...means, ...spreads].map((value, at) => value / scale(at % voicedWidth)))
}

/** Cuts stretches without a pause into pieces of about a second; those too short to tell are left out. */
function piecesOf(frames: Int32Array): { readonly from: number; readonly to: number }[] {
  const starts = [...frames.keys()].filter((at) => at === 0 || (frames[at] ?? 0) - (frames[at - 1] ?? 0) > pauseFrames)
  const pieces = starts.flatMap((from, index) => {
    const length = (starts[index + 1] ?? frames.length) - from
    const count = Math.max(1, Math.round(length / pieceFrames))
    return Array.from({ length: count }, (_, piece) => ({
      from: from + Math.round((piece * length) / count),
      to: from + Math.round(((piece + 1) * length) / count),
    }))
  })
  const long = pieces.filter(({ from, to }) => to - from >= pieceFramesMin)
  return long.length > 0 ? long : [{ from: 0, to: frames.length }]
}

/** Assigns the most plausible speaker to each frame (Viterbi). */
function assign(
  rows: readonly Float32Array[],
  likelihoods: readonly ((row: Float32Array) => number)[],
  onBeat: () => void,
): Uint8Array {
  const from = new Uint8Array(rows.length * likelihoods.length)
  let scores = likelihoods.map(() => 0)
  for (const [at, row] of rows.entries()) {
    if (at % 100 === 0) onBeat()
    const best = scores.indexOf(Math.max(...scores))
    const changed = (scores[best] ?? 0) - changeCost
    scores = likelihoods.map((likelihood, speaker) => {
      const stays = (scores[speaker] ?? 0) >= changed
      from[at * likelihoods.length + speaker] = stays ? speaker : best
      return (stays ? (scores[speaker] ?? 0) : changed) + likelihood(row)
    })
  }
  const speakerOf = new Uint8Array(rows.length)
  let speaker = scores.indexOf(Math.max(...scores))
  for (let at = rows.length - 1; at >= 0; at--) {
    speakerOf[at] = speaker
    speaker = from[at * likelihoods.length + speaker] ?? 0
  }
  return speakerOf
}

/** Joins the frames of each speaker to spans. Unvoiced speech belongs to the speaker of the nearest voiced frame. */
function spansOf({ frames, speech }: VoicedFrames, speakerOf: Uint8Array): SeparatedSpeakers {
  const spans: { speaker: number; start: number; end: number }[] = []
  let at = 0
  for (let frame = 0; frame < speech.frames; frame++) {
    while (at + 1 < frames.length && Math.abs((frames[at + 1] ?? 0) - frame) <= Math.abs((frames[at] ?? 0) - frame))
      at++
    if (!speech.isSpeech[frame]) continue
    const speaker = speakerOf[at] ?? 0
    const last = spans.at(-1)
    if (last?.speaker === speaker && frame - last.end <= joinFrames) last.end = frame + 1
    else spans.push({ speaker, start: frame, end: frame + 1 })
  }
  const toSpan = ({ start, end }: { start: number; end: number }): Span => {
    return { startMs: start * speechFrameMs, endMs: end * speechFrameMs }
  }
  const speakers = [...new Set(spans.map(({ speaker }) => speaker))].flatMap((speaker) => {
    const own = spans.filter((span) => span.speaker === speaker).map(toSpan)
    const durationMs = own.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0)
    return durationMs >= shortestMs ? [{ spans: own, durationMs }] : []
  })
  return { speakers: speakers.map((speaker, index) => ({ id: `speaker_${index + 1}`, ...speaker })) }
}
