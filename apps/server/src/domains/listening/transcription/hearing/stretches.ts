import { setImmediate as breathe } from 'node:timers/promises'
import type { SampleSource } from '@vireo/audio'

/** A part of a recording that an engine hears at once. */
export type Stretch = { readonly fromMs: number; readonly toMs: number; readonly isSilent: boolean }

const frameMs = 20
const longestMs = 28_000
const shortestMs = 12_000
/** So long is the quiet that is cut in; shorter than most pauses, longer than the closure of a consonant. */
const quietFrames = 12
/** Below this nobody speaks, however near the microphone is. */
const silentDb = -58
/** A later cut is better by so much a second: long stretches understand more. */
const lateDb = 0.25
/** So much of a stretch is heard again at the beginning of the next where it could be cut in no pause. */
const overlapMs = 3000
/** What is so much quieter than what is loud around it is a pause. */
const pauseDb = 15
/** So much of a stretch is as loud as what counts as loud in it, or louder. */
const loudShare = 0.2
/** So much is read at once. */
const framesAtOnce = 500

/**
 * Cuts a recording where it is quietest, into stretches that a recogniser hears whole. Where nobody pauses, a stretch begins a little
 * before the end of the one before it, so that a word that is cut is whole in one of them. Needs a few bytes for each second of it.
 * The same recording is always cut in the same places.
 */
export async function cutAtPauses(source: SampleSource): Promise<Stretch[]> {
  const levels = await levelsOf(source)
  const totalMs = (1000 * source.sampleCount) / source.sampleRateHz
  const stretches: Stretch[] = []
  for (let from = 0; from < levels.length;) {
    const isLast = levels.length - from <= longestMs / frameMs
    const { to, isPause } = isLast ? { to: levels.length, isPause: true } : cutAfter(levels, from)
    const isSilent = levels.subarray(from, to).every((level) => level < silentDb)
    const toMs = to === levels.length ? totalMs : to * frameMs
    stretches.push({ fromMs: from * frameMs, toMs, isSilent })
    from = isPause ? to : to - overlapMs / frameMs
  }
  return stretches
}

/** Finds the middle of the quietest moment that leaves a stretch neither short nor long. */
function cutAfter(levels: Float32Array, from: number): { readonly to: number; readonly isPause: boolean } {
  const first = from + shortestMs / frameMs
  const last = from + longestMs / frameMs - quietFrames
  let [best, quietest, found] = [last, Infinity, Infinity]
  for (let at = first; at <= last; at++) {
    const loudest = levels.subarray(at, at + quietFrames).reduce((most, level) => Math.max(most, level), -Infinity)
    const judged = Math.max(silentDb, loudest) - ((at - first) * frameMs * lateDb) / 1000
    if (judged < quietest) [best, quietest, found] = [at, judged, loudest]
  }
  return {
    to: best + quietFrames / 2,
    isPause: found <= Math.max(silentDb, loudIn(levels.subarray(from, last)) - pauseDb),
  }
}

/** Answers how loud it is where somebody is heard. */
function loudIn(levels: Float32Array): number {
  return levels.toSorted()[Math.floor(levels.length * (1 - loudShare))] ?? silentDb
}

async function levelsOf(source: SampleSource): Promise<Float32Array> {
  const frame = Math.round((source.sampleRateHz * frameMs) / 1000)
  const count = Math.ceil(source.sampleCount / frame)
  const levels = new Float32Array(count)
  for (let start = 0; start < count; start += framesAtOnce) {
    const frames = Math.min(framesAtOnce, count - start)
    const samples = source.read(start * frame, frames * frame)
    for (let at = 0; at < frames; at++) levels[start + at] = levelOf(samples, at * frame, frame)
    // Others are answered in between.
    await breathe()
  }
  return levels
}

function levelOf(samples: Float32Array, start: number, length: number): number {
  let sum = 0
  for (let at = start; at < start + length; at++) sum += (samples[at] ?? 0) ** 2
  return 10 * Math.log10(sum / length + 1e-12)
}
