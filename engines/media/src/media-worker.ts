import { parentPort, workerData } from 'node:worker_threads'
import { MediaError, yieldToLiveWork } from '@vireo/engines'
import { loadFfmpeg, type FfmpegCore } from './ffmpeg-core.ts'
import type { MediaJob, WorkerFailure, WorkerMessage, WorkerSettings } from './media-job.ts'
import { runMediaJob, type SendSamples } from './run-media-job.ts'

/** Started by MediaWorker only, which passes exactly this. */
const settings = workerData as WorkerSettings
yieldToLiveWork()
let sandboxes: Promise<() => Promise<FfmpegCore>> | undefined

function say(message: WorkerMessage, transfer: ArrayBufferLike[] = []): void {
  // Node's types allow transferring shared memory, which nothing here ever does.
  parentPort?.postMessage(message, transfer as ArrayBuffer[])
}

/** Blocks while the reader has no room left: FFmpeg then simply takes longer to write. */
function sendThrough(credits: Int32Array | undefined): SendSamples {
  return (samples) => {
    if (credits) {
      while (Atomics.load(credits, 0) <= 0) Atomics.wait(credits, 0, 0)
      Atomics.sub(credits, 0, 1)
    }
    say({ type: 'samples', samples }, [samples.buffer])
  }
}

async function work(job: MediaJob): Promise<void> {
  let core: FfmpegCore
  try {
    sandboxes ??= loadFfmpeg(settings.memoryLimitBytes)
    core = await (await sandboxes)()
  } catch (cause) {
    say({ type: 'failed', message: `FFmpeg cannot be started: ${String(cause)}`, hasCrashed: true })
    return
  }
  try {
    const result = runMediaJob(core, job, sendThrough(job.credits))
    say({ type: 'done', result }, result.bytes ? [result.bytes.buffer] : [])
  } catch (cause) {
    say(describeFailure(cause))
  }
}

/**
 * Describes a failure to the pool. Media that crash the sandbox are unreadable; errors of the system, such as a full
 * disk or a missing file, are not the media's fault.
 */
function describeFailure(cause: unknown): WorkerFailure {
  if (cause instanceof MediaError)
    return { type: 'failed', kind: cause.kind, message: cause.message, hasCrashed: false }
  if (cause instanceof Error && 'syscall' in cause) return { type: 'failed', message: cause.message, hasCrashed: false }
  const message = 'This file could not be read as audio or video.'
  return { type: 'failed', kind: 'unreadable', message, hasCrashed: true }
}

parentPort?.on('message', (job: MediaJob) => void work(job))
