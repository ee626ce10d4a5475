import type { Worker } from 'node:worker_threads'
import { type JobThread, startJobThread } from './job-thread.ts'

/** When a thread is ended from outside: as it tells, in a job of this kind, for the so-manieth time of this. */
export type Kill = { readonly kind: string; readonly news: 'beat' | 'progress'; readonly count: number }

/** Threads as the product has them, one of which is ended in the middle of a job, as by a machine that is out of memory. */
export type KillableThreads = {
  readonly startThread: typeof startJobThread
  /** Ends one thread at the next such moment. */
  readonly killAt: (kill: Kill) => void
  /** How many were ended. */
  readonly killed: () => number
}

/** Creates what starts such threads. */
export function createKillableThreads(): KillableThreads {
  let next: Kill | undefined
  let killed = 0
  const startThread = <Task, Progress, Result>(
    ...about: Parameters<typeof startJobThread>
  ): JobThread<Task, Progress, Result> => {
    let worker: Worker | undefined
    process.once('worker', (started: Worker) => (worker = started))
    const thread = startJobThread<Task, Progress, Result>(...about)
    return {
      ...thread,
      get isReady() {
        return thread.isReady
      },
      start(job, hear) {
        let told = 0
        // Every task of a pool says of which kind it is.
        const { kind } = job.task as { readonly kind: string }
        thread.start(job, (news) => {
          hear(news)
          if (kind !== next?.kind || news.type !== next.news || ++told !== next.count) return
          next = undefined
          killed++
          void worker?.terminate()
        })
      },
    }
  }
  return { startThread, killAt: (kill) => void (next = kill), killed: () => killed }
}
