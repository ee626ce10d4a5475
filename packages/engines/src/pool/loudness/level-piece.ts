import { createLimiter, integratedLoudness, joinSamples } from '@vireo/audio'
import {
  assertLoud,
  ceilingAt,
  correctionDbMax,
  judgedMs,
  lookAheadMs,
  targetLufs,
  toleranceDb,
} from './loudness-of-speech.ts'
import { amplify } from '../pieces/piece-checks.ts'

/** A short piece is moved less far than a longer one. */
const shortCorrectionDbMax = 3
const shortMs = 1500
/** Too little to say how loud it is. */
const unmeasurableMs = 600

/**
 * Brings a whole piece to −16 LUFS (BS.1770-4) below a ceiling of −1.5 dBFS (−3.5 at low rates), starting from its voice's measured
 * gain. The samples given are used up. Throws SuspectAudioError when it cannot be made as loud as speech.
 */
export function levelPiece(samples: Float32Array, sampleRateHz: number, gainDb: number): Float32Array<ArrayBuffer> {
  const durationMs = (samples.length * 1000) / sampleRateHz
  const raw = durationMs < unmeasurableMs ? -Infinity : integratedLoudness(samples, sampleRateHz)
  if (!Number.isFinite(raw)) return limited(samples.slice(), sampleRateHz, gainDb)
  const farthest = durationMs < shortMs ? shortCorrectionDbMax : correctionDbMax
  const within = (correctionDb: number) => Math.min(farthest, Math.max(-farthest, correctionDb))
  let correctionDb = within(targetLufs - raw - gainDb)
  const gain = gainDb + correctionDb
  let levelled = limited(samples.slice(), sampleRateHz, gain)
  let lufs = raw + gain
  // The limiter takes back part of a large gain.
  if (peakOf(samples) * 10 ** (gain / 20) > 10 ** (ceilingAt(sampleRateHz) / 20)) {
    lufs = integratedLoudness(levelled, sampleRateHz)
    const missingDb = targetLufs - lufs
    if (missingDb > 0.2) {
      correctionDb = within(correctionDb + 1.3 * missingDb)
      levelled = limited(samples.slice(), sampleRateHz, gainDb + correctionDb)
      // What was nearly right before is at least as right now.
      if (missingDb > toleranceDb) lufs = integratedLoudness(levelled, sampleRateHz)
    }
  }
  if (durationMs >= judgedMs) assertLoud(lufs)
  return levelled
}

function limited(samples: Float32Array, sampleRateHz: number, gainDb: number): Float32Array<ArrayBuffer> {
  amplify(samples, 10 ** (gainDb / 20))
  const limiter = createLimiter({ sampleRateHz, ceilingDbfs: ceilingAt(sampleRateHz), lookAheadMs })
  return joinSamples([limiter.process(samples), limiter.flush()])
}

function peakOf(samples: Float32Array): number {
  let peak = 0
  for (let at = 0; at < samples.length; at++) {
    const magnitude = Math.abs(samples[at] ?? 0)
    if (magnitude > peak) peak = magnitude
  }
  return peak
}
