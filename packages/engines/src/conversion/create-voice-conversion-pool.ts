import type { MarkPattern } from '@vireo/audio'
import { errorOf, JobPool, type JobPoolOptions } from '../jobs/job-pool.ts'
import { EngineError } from '../speech.ts'
import { tellListener } from '../jobs/stretches.ts'
import type { VoiceConversionEngine } from '../voice-conversion.ts'
import type { ConversionProgress, ConversionResult, ConversionTask } from './messages.ts'

/** The module named by `engine` exports `loadVoiceConverter`. */
export type VoiceConversionPoolOptions = JobPoolOptions & {
  /** Written into all that is converted, inaudibly; nothing unless said. */
  readonly mark?: MarkPattern | undefined
}

/** Creates a pool that converts in threads: one job in each, in order; a worker that crashed or hung is replaced. */
export function createVoiceConversionPool({ mark, ...options }: VoiceConversionPoolOptions): VoiceConversionEngine {
  const workerUrl = new URL('./conversion-worker.ts', import.meta.url)
  const kind = { name: 'conversion', workerUrl }
  const pool = new JobPool<ConversionTask, ConversionProgress, ConversionResult>(kind, options)
  return {
    async learn(reference, asked) {
      const result = await pool.run({ kind: 'learn', reference }, asked)
      if (result.type === 'learned') return result.voice
      throw new EngineError('crashed', `the worker ended learning with ${result.type}`)
    },
    convert(request, listener, shared) {
      const job = pool.add(
        { kind: 'convert', request, mark: shared?.mark ?? mark },
        {
          progress: (progress) => tellListener(listener, progress),
          over(outcome) {
            const result = !(outcome instanceof Error) && outcome.type === 'done' ? outcome.result : undefined
            if (result?.type === 'end') listener.end({ durationMs: result.durationMs })
            else if (outcome instanceof Error || outcome.type !== 'done') listener.fail(errorOf(outcome))
            else listener.fail(new EngineError('crashed', 'the worker ended a conversion with something else'))
          },
        },
        shared,
      )
      return { finishEarly: () => job.finishEarly(), cancel: () => job.cancel() }
    },
    close: () => pool.close(),
  }
}
