import { JobPool, type JobPoolOptions } from '../jobs/job-pool.ts'
import type { ClonedVoice, CloningMethod, VoiceCloningEngine } from '../voice-cloning.ts'
import type { CloningTask } from './messages.ts'

/** The module named by `engine` exports `loadVoiceCloner`. */
export type VoiceCloningPoolOptions = JobPoolOptions & {
  readonly method: CloningMethod
  /** Speech engines by name, as a speech pool takes them. */
  readonly speechEngines: Readonly<Record<string, string | URL>>
}

/** Creates a pool that clones in threads, which start at the first use and end after a minute without any. */
export function createVoiceCloningPool({
  method,
  speechEngines,
  ...options
}: VoiceCloningPoolOptions): VoiceCloningEngine {
  const workerUrl = new URL('./cloning-worker.ts', import.meta.url)
  const kind = { name: 'cloning', workerUrl }
  const pool = new JobPool<CloningTask, number, ClonedVoice>(kind, { idleMs: 60_000, ...options })
  const engines = Object.fromEntries(Object.entries(speechEngines).map(([name, url]) => [name, String(url)]))
  return {
    method: () => Promise.resolve(method),
    clone: (request, { signal, share = '', onProgress } = {}) =>
      pool.run(
        { request, speechEngines: engines },
        { signal, share, ...(onProgress && { progress: (done) => onProgress(done) }) },
      ),
    close: () => pool.close(),
  }
}
