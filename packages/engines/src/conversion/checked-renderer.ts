import { EngineError } from '../speech.ts'
import type { PreparedConversion } from '../voice-conversion.ts'

/** A prepared conversion whose result can be trusted. */
export type Renderer = PreparedConversion & { readonly sampleCount: number }

/** No conversion of speech gets this loud. */
const absurd = 16
const stuckShareMax = 0.2

/** Throws EngineError `garbage` where a part is not as long as asked, no numbers, absurdly loud or stuck at full scale. */
export function checkedRenderer(prepared: PreparedConversion, sampleCount: number): Renderer {
  return {
    sampleCount,
    render(start, end) {
      const samples = prepared.render(start, end)
      if (samples.length !== end - start) throw new EngineError('garbage', 'the engine lost count of its samples')
      let stuck = 0
      for (const sample of samples) {
        if (!(Math.abs(sample) < absurd)) throw new EngineError('garbage', 'the engine made no sound of it')
        if (Math.abs(sample) > 0.999) stuck++
      }
      if (stuck > stuckShareMax * samples.length) throw new EngineError('garbage', 'the engine made noise of it')
      return samples
    },
  }
}
