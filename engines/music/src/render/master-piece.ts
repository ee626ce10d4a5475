import { integratedLoudnessOf } from '@vireo/audio'
import { createMaster, masterLufs } from './master.ts'
import type { Stereo } from './stereo.ts'

/** How near to its loudness a piece is brought, and how often that is tried: compressor and limiter take some of every gain. */
const closeEnough = 0.3
const tries = 4

/** Brings a whole mix to the loudness of finished music. What is silent stays so. */
export function masterPiece(mix: Stereo, sampleRateHz: number, lufs = masterLufs): Stereo {
  const before = integratedLoudnessOf([mix.left, mix.right], sampleRateHz)
  if (!Number.isFinite(before)) return mix
  let gainDb = lufs - before
  let mastered = mix
  for (let attempt = 0; attempt < tries; attempt += 1) {
    mastered = pressed(mix, gainDb, sampleRateHz)
    const missing = lufs - integratedLoudnessOf([mastered.left, mastered.right], sampleRateHz)
    if (Math.abs(missing) <= closeEnough) break
    // Half of what a compressor is given comes out of it.
    gainDb += missing * 1.5
  }
  return mastered
}

function pressed(mix: Stereo, gainDb: number, sampleRateHz: number): Stereo {
  const master = createMaster(gainDb, sampleRateHz)
  const [body, end] = [master.process(mix), master.flush()]
  return { left: joined(body.left, end.left), right: joined(body.right, end.right) }
}

function joined(one: Float32Array, other: Float32Array): Float32Array {
  const whole = new Float32Array(one.length + other.length)
  whole.set(one)
  whole.set(other, one.length)
  return whole
}
