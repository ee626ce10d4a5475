import { errorOf, JobPool, type JobPoolOptions } from '../jobs/job-pool.ts'
import { tellListener } from '../jobs/stretches.ts'
import type { IsolationProgress, IsolationResult, IsolationTask } from './messages.ts'
import type { VoiceIsolationEngine } from './voice-isolation.ts'

/** The module named by `engine` exports `runIsolation`; the house's own unless said. */
export type VoiceIsolationPoolOptions = Omit<JobPoolOptions, 'engine'> & Partial<Pick<JobPoolOptions, 'engine'>>

/** Creates a pool that isolates voices in threads: one job in each, in order; one that crashed or hung is replaced. */
export function createVoiceIsolationPool(options: VoiceIsolationPoolOptions): VoiceIsolationEngine {
  const workerUrl = new URL('./isolating-worker.ts', import.meta.url)
  const engine = new URL('./run-isolation.ts', import.meta.url)
  const kind = { name: 'isolation', workerUrl }
  const pool = new JobPool<IsolationTask, IsolationProgress, IsolationResult>(kind, { engine, ...options })
  return {
    isolate(request, listener, shared) {
      const job = pool.add(
        request,
        {
          progress: (progress) => tellListener(listener, progress),
          over(outcome) {
            if (!(outcome instanceof Error) && outcome.type === 'done') listener.end(outcome.result)
            else listener.fail(errorOf(outcome))
          },
        },
        shared,
      )
      return { finishEarly: () => job.finishEarly(), cancel: () => job.cancel() }
    },
    close: () => pool.close(),
  }
}
