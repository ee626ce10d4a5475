import { amplitudeOf, createLimiter, type Decibels, toPcm16 } from '@vireo/audio'
import { soundRateHz } from './sound-tasks.ts'

/** Below what listeners' players can play by as much as an MP3 may rise above what it was made of. */
const ceilingDbfs = -2.5

/** Makes what comes louder, with its peaks turned down, as PCM of 16 bits. */
export function createLeveler(gainDb: Decibels) {
  const limiter = createLimiter({ sampleRateHz: soundRateHz, ceilingDbfs, lookAheadMs: 5 })
  const factor = amplitudeOf(gainDb)
  return {
    process: (samples: Float32Array): Uint8Array<ArrayBuffer> =>
      toPcm16(limiter.process(samples.map((sample) => sample * factor))),
    flush: (): Uint8Array<ArrayBuffer> => toPcm16(limiter.flush()),
  }
}
