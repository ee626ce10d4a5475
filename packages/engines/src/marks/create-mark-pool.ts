import { JobPool, type JobPoolOptions } from '../jobs/job-pool.ts'
import type { MarkDetection, MarkFinding } from './marks.ts'
import type { MarkTask } from './messages.ts'

/** The module named by `engine` exports `loadMarkDetector`. */
export type MarkPoolOptions = JobPoolOptions & { readonly sampleRateHz: number }

/** Creates a pool that looks for marks in threads; they start with the first sound and end when nobody wants more. */
export function createMarkPool({ sampleRateHz, ...options }: MarkPoolOptions): MarkDetection {
  const kind = { name: 'marks', workerUrl: new URL('./marks-worker.ts', import.meta.url) }
  const pool = new JobPool<MarkTask, never, MarkFinding>(kind, options)
  return {
    sampleRateHz,
    find: (samples, keys, asked) => pool.run({ samples, keys }, asked),
    close: () => pool.close(),
  }
}
