import type { PitchTrack, SampleSource } from '@vireo/audio'

/** Where the glottal pulses of a recording lie, in voiced stretches one after the other. */
export type PitchMarks = {
  /** Sample positions, rising. */
  readonly at: Float64Array
  /** For each mark, the period around it in samples. */
  readonly period: Float32Array
  /** For each mark, which voiced stretch it belongs to; stretches are numbered from 0. */
  readonly stretch: Int32Array
}

/** A stretch of frames that are voiced without a break. */
export type VoicedStretch = { readonly firstFrame: number; readonly endFrame: number }

/** Stretches shorter than this are clicks or mistakes. */
const shortestMs = 15
const searchShare = 0.18

/** Finds the voiced stretches of a track that are long enough, in frames. */
export function voicedStretches({ hz, hopSamples }: PitchTrack, sampleRateHz: number): VoicedStretch[] {
  const framesMin = Math.ceil((shortestMs * sampleRateHz) / 1000 / hopSamples)
  const found: VoicedStretch[] = []
  for (let frame = 0; frame < hz.length; frame++) {
    if (!hz[frame]) continue
    const firstFrame = frame
    while (frame < hz.length && hz[frame]) frame++
    if (frame - firstFrame >= framesMin) found.push({ firstFrame, endFrame: frame })
  }
  return found
}

/** Interpolates the pitch in hertz at a sample position. */
export function pitchAt(
  { hz, hopSamples }: PitchTrack,
  position: number,
  { firstFrame, endFrame }: VoicedStretch,
): number {
  const exact = Math.min(endFrame - 1, Math.max(firstFrame, position / hopSamples))
  const frame = Math.floor(exact)
  const here = hz[frame] ?? 0
  const next = hz[Math.min(endFrame - 1, frame + 1)] ?? here
  return here + (next - here) * (exact - frame)
}

/**
 * Finds one mark for each period: the first at the strongest sample, each following one where the waveform
 * is most like that around the one before, near a period on.
 */
export function markPitch(source: SampleSource, track: PitchTrack, onBeat: () => void): PitchMarks {
  const at: number[] = []
  const period: number[] = []
  const stretchOf: number[] = []
  const stretches = voicedStretches(track, source.sampleRateHz)
  for (const [index, stretch] of stretches.entries()) {
    onBeat()
    for (const mark of marksOf(source, track, stretch)) {
      at.push(mark)
      period.push(source.sampleRateHz / pitchAt(track, mark, stretch))
      stretchOf.push(index)
    }
  }
  return { at: Float64Array.from(at), period: Float32Array.from(period), stretch: Int32Array.from(stretchOf) }
}

function marksOf(source: SampleSource, track: PitchTrack, stretch: VoicedStretch): number[] {
  const start = stretch.firstFrame * track.hopSamples
  const end = Math.min(source.sampleCount, stretch.endFrame * track.hopSamples)
  const margin = Math.ceil(source.sampleRateHz / 30)
  const samples = source.read(start - margin, end - start + 2 * margin)
  const periodAt = (position: number) => source.sampleRateHz / pitchAt(track, start - margin + position, stretch)
  const first = strongest(samples, margin, margin + end - start)
  const forward: number[] = [first]
  for (let mark = first; ;) {
    mark = alike(samples, mark, periodAt(mark), 1)
    if (mark >= margin + end - start) break
    forward.push(mark)
  }
  const backward: number[] = []
  for (let mark = first; ;) {
    mark = alike(samples, mark, periodAt(mark), -1)
    if (mark < margin) break
    backward.push(mark)
  }
  return [...backward.toReversed(), ...forward].map((mark) => mark + start - margin)
}

/** Finds the strongest sample in the middle half of a stretch. */
function strongest(samples: Float32Array, start: number, end: number): number {
  const quarter = (end - start) >> 2
  let best = start + quarter
  for (let at = best; at < end - quarter; at++) {
    if (Math.abs(samples[at] ?? 0) > Math.abs(samples[best] ?? 0)) best = at
  }
  return best
}

/** Finds the place about a period after (or before) `mark` whose waveform resembles that around `mark` most. */
function alike(samples: Float32Array, mark: number, period: number, direction: 1 | -1): number {
  const half = Math.round(period / 2)
  const expected = Math.round(mark + direction * period)
  const reach = Math.max(1, Math.round(period * searchShare))
  let best = expected
  let highest = -Infinity
  for (let candidate = expected - reach; candidate <= expected + reach; candidate++) {
    let product = 0
    let energy = 1e-9
    for (let at = -half; at < half; at++) {
      const there = samples[candidate + at] ?? 0
      product += there * (samples[mark + at] ?? 0)
      energy += there * there
    }
    // A mild pull towards the expected place keeps marks from drifting where periods all look alike.
    const off = (candidate - expected) / (2 * reach)
    const likeness = (product / Math.sqrt(energy)) * (1 - 0.1 * off * off * Math.sign(product))
    if (likeness > highest) [best, highest] = [candidate, likeness]
  }
  return best
}
