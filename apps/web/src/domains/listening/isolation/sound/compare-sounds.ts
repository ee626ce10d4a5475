import { peaksOf, playableBlob } from '#kit/player/index.ts'
import { bareSamples, loudLevel, spectrumOf } from './measure.ts'

/** Longer recordings are compared by ear alone: reading both whole would take too much room. */
const readMaxMs = 12 * 60_000
const rateHz = 48_000
const equalWithin = 0.02
const peakCount = 200

/** Two sounds that are held against each other. */
export type ComparedSounds = {
  /** As loud as `after` where it could be read. */
  readonly before: Blob
  readonly after: Blob
  /** Absent where they could not be read. */
  readonly peaks: { readonly before: readonly number[]; readonly after: readonly number[] } | undefined
  /** Absent where they could not be read. */
  readonly spectra: { readonly before: readonly number[]; readonly after: readonly number[] } | undefined
}

/** Reads two recordings, makes the first as loud as the second, and measures both. Never rejects. */
export async function compareSounds(before: Blob, after: Blob, durationMs: number): Promise<ComparedSounds> {
  const plain = { before, after, peaks: undefined, spectra: undefined }
  if (durationMs > readMaxMs) return plain
  const read = await Promise.all([samplesOf(before), samplesOf(after)]).catch(() => undefined)
  if (!read) return plain
  const [first, second] = read
  const gain = loudLevel(second, rateHz) / Math.max(1e-6, loudLevel(first, rateHz))
  const raised = first.map((sample) => sample * gain)
  const isEqual = Math.abs(gain - 1) < equalWithin || gain === 0
  return {
    before: isEqual ? before : playableBlob([bareSamples(first, gain)], 'audio/pcm', `pcm_${rateHz}`),
    after,
    peaks: { before: shapeOf(raised), after: shapeOf(second) },
    spectra: { before: spectrumOf(raised, rateHz), after: spectrumOf(second, rateHz) },
  }
}

function shapeOf(samples: Float32Array): readonly number[] {
  return peaksOf(samples, peakCount).map((peak) => Math.min(1, peak))
}

async function samplesOf(blob: Blob): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, 1, rateHz)
  const audio = await context.decodeAudioData(await blob.arrayBuffer())
  return audio.getChannelData(0)
}
