import { Worker } from 'node:worker_threads'
import { loaderArguments } from '@vireo/engines'
import type { MediaJob, WorkerFailure, WorkerMessage, WorkerSettings } from './media-job.ts'

/** One thread with FFmpeg in it. */
export type MediaWorkerThread = {
  /** Gives it a job; it must not have another one. The listener hears everything up to the end of the job. */
  start(job: MediaJob, listener: (message: WorkerMessage) => void): void
  /** Ends the thread, in the middle of a job too. The listener then hears nothing more. */
  stop(): Promise<void>
  /** How many jobs it was given. */
  readonly runs: number
}

function failureOf(error: Error): WorkerFailure {
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
    const message = 'This file needs more memory than allowed.'
    return { type: 'failed', kind: 'unreadable', message, hasCrashed: true }
  }
  return { type: 'failed', message: `the media worker failed: ${error.message}`, hasCrashed: true }
}

/** JavaScript beside the sandbox never needs much; the sandbox's own memory is limited elsewhere. */
const javascriptHeapMb = 256

/** Starts a thread. It keeps the process alive only while it has a job. */
export function startMediaWorker(entry: URL, settings: WorkerSettings): MediaWorkerThread {
  const worker = new Worker(entry, {
    env: {},
    execArgv: loaderArguments(entry),
    resourceLimits: { maxOldGenerationSizeMb: javascriptHeapMb },
    workerData: settings,
  })
  let listener: ((message: WorkerMessage) => void) | undefined
  let runs = 0

  function hear(message: WorkerMessage): void {
    const heard = listener
    if (message.type !== 'samples') {
      listener = undefined
      worker.unref()
    }
    heard?.(message)
  }

  worker.unref()
  worker.on('message', hear)
  worker.on('error', (error) => hear(failureOf(error)))
  worker.on('exit', (code) =>
    hear({ type: 'failed', message: `the media worker ended with code ${code}`, hasCrashed: true }),
  )

  return {
    get runs() {
      return runs
    },
    start(job, onMessage) {
      runs++
      listener = onMessage
      worker.ref()
      worker.postMessage(job, [])
    },
    async stop() {
      listener = undefined
      await worker.terminate()
    },
  }
}
