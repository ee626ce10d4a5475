import { amplitudeOf, createLimiter, integratedLoudness, joinSamples, type Decibels } from '@vireo/audio'
import { EngineError } from '../speech.ts'
import type { Renderer } from './checked-renderer.ts'

/** The level of every recording of the product. */
const targetLufs = -16

export const limiterOptions = { ceilingDbfs: -1.5, lookAheadMs: 5 } as const

/** Longer recordings are judged by excerpts of this many seconds in all. */
const listenedSeconds = 30
const excerptSeconds = 3

const gainMaxDb = 45
const afterLimitingMaxDb = 3

/**
 * Finds the gain that brings a conversion to the product's loudness, limiter included. Throws EngineError for silence.
 */
export function findGain(renderer: Renderer, sampleRateHz: number, onBeat: () => void): Decibels {
  const heard = listen(renderer, sampleRateHz, onBeat)
  const before = loudness(heard, sampleRateHz)
  if (!(before > -70)) throw new EngineError('silent', 'the engine made silence of what can be heard')
  const gainDb = Math.min(gainMaxDb, targetLufs - before)
  const limiter = createLimiter({ sampleRateHz, ...limiterOptions })
  const limited = joinSamples([limiter.process(amplified(heard, gainDb)), limiter.flush()])
  const lost = targetLufs - loudness(limited, sampleRateHz)
  return gainDb + Math.min(afterLimitingMaxDb, Math.max(0, gainDb < gainMaxDb ? lost : 0))
}

function listen(renderer: Renderer, sampleRateHz: number, onBeat: () => void): Float32Array {
  const { sampleCount } = renderer
  const step = excerptSeconds * sampleRateHz
  const excerpts = Math.ceil(Math.min(sampleCount, listenedSeconds * sampleRateHz) / step)
  const parts = Array.from({ length: excerpts }, (_, index) => {
    onBeat()
    const start = Math.floor(index * Math.max(step, sampleCount / excerpts))
    return renderer.render(start, Math.min(sampleCount, start + step))
  })
  return joinSamples(parts)
}

/** Measures loudness; what is shorter than the meter's window is repeated. */
function loudness(samples: Float32Array, sampleRateHz: number): Decibels {
  const times = Math.max(1, Math.ceil(sampleRateHz / Math.max(1, samples.length)))
  return integratedLoudness(joinSamples(Array.from({ length: times }, () => samples)), sampleRateHz)
}

/** Applies a gain to a copy of the samples. */
export function amplified(samples: Float32Array, gainDb: Decibels): Float32Array {
  const factor = amplitudeOf(gainDb)
  return samples.map((sample) => sample * factor)
}
