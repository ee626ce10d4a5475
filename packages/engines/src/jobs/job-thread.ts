import { Worker } from 'node:worker_threads'
import { type Job, type JobNews, type WorkerStart, wishes } from './messages.ts'
import { loaderArguments } from '../loader-arguments.ts'

/** One thread with an engine in it. */
export type JobThread<Task, Progress, Result> = {
  /** Whether it has shown a sign of life: until then it is starting. */
  readonly isReady: boolean
  /** Gives it a job; it must not have another one. */
  start(job: Job<Task>, hear: (news: JobNews<Progress, Result>) => void): void
  /** Tells the job under way what is wanted of it; see `wishes`. */
  wish(value: number): void
  /** Ends the thread, in the middle of a job too. Nothing is heard of it afterwards. */
  end(): Promise<void>
}

/** Starts a thread. It keeps the process alive only while it has a job. */
export function startJobThread<Task, Progress, Result>(
  workerUrl: URL,
  engine: string,
  name: string,
): JobThread<Task, Progress, Result> {
  const wish = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const start: WorkerStart = { engine, wish }
  const worker = new Worker(workerUrl, { workerData: start, execArgv: loaderArguments(workerUrl), name })
  let listener: ((news: JobNews<Progress, Result>) => void) | undefined
  let isReady = false
  const hear = (news: JobNews<Progress, Result>) => {
    isReady = true
    const heard = listener
    if (news.type !== 'beat' && news.type !== 'progress') {
      listener = undefined
      worker.unref()
    }
    heard?.(news)
  }
  const die = (message: string) => hear({ type: 'failed', kind: 'crashed', message })
  worker.unref()
  worker.on('message', hear)
  worker.on('error', (error) => die(error instanceof Error ? error.message : String(error)))
  worker.on('exit', (status) => die(`the thread ended with status ${status}`))
  return {
    get isReady() {
      return isReady
    },
    start(job, onNews) {
      Atomics.store(wish, 0, wishes.goOn)
      listener = onNews
      worker.ref()
      worker.postMessage(job)
    },
    wish: (value) => void Atomics.store(wish, 0, value),
    async end() {
      listener = undefined
      await worker.terminate()
    },
  }
}
