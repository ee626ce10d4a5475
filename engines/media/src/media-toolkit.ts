import { rm } from 'node:fs/promises'
import type { MediaFormat, MediaOptions, MediaSource, MediaToolkit, TranscodeOptions } from '@vireo/engines'
import { decodedStream, inFrames } from './decoded-stream.ts'
import type { MediaJob, MediaTask } from './media-job.ts'
import { MediaPool } from './media-pool.ts'
import { startMediaWorker } from './media-worker-thread.ts'
import type { JobControl } from './pooled-job.ts'

export type MediaToolkitOptions = {
  /** The worker's program, for a bundle that has moved it. */
  readonly workerEntry?: URL
  /** Files worked on at the same time; 1 unless said. */
  readonly workers?: number
  /** The same of one share; one less than there are workers, but at least one, unless said. */
  readonly workersPerShare?: number
  /** Files that wait, of all together and of one share; 256 and 32 unless said. */
  readonly waitingMax?: number
  readonly waitingPerShare?: number
  /** A worker without work is stopped after this time, and its 100 MB with it; 10 s unless said. */
  readonly idleMs?: number
  /** A worker is replaced after so many jobs; 100 unless said. */
  readonly runsPerWorker?: number
  /** Memory one file may make FFmpeg use, beside its own bytes; 512 MiB unless said. */
  readonly memoryLimitBytes?: number
  /** Where the caller names none; 5 minutes unless said. */
  readonly timeoutMs?: number
}

/**
 * Creates a toolkit that runs FFmpeg as WebAssembly in threads of its own: other people's media never leave that
 * sandbox.
 */
export function createMediaToolkit(options: MediaToolkitOptions = {}): MediaToolkit {
  const {
    workerEntry = new URL('./media-worker.ts', import.meta.url),
    workers = 1,
    workersPerShare = Math.max(1, workers - 1),
    waitingMax = 256,
    waitingPerShare = 32,
    idleMs = 10_000,
    runsPerWorker = 100,
    memoryLimitBytes = 512 * 1024 * 1024,
    timeoutMs = 300_000,
  } = options
  const startWorker = () => startMediaWorker(workerEntry, { memoryLimitBytes })
  const limits = { workers, workersPerShare, waitingMax, waitingPerShare }
  const pool = new MediaPool({ startWorker, runsPerWorker, idleMs, ...limits })

  function controlOf(asked: MediaOptions): JobControl {
    const { share = '', signal } = asked
    return { timeoutMs: asked.timeoutMs ?? timeoutMs, share, ...(signal && { signal }) }
  }

  return {
    async probe(source, asked = {}) {
      const { decodesMs } = asked
      const job = jobOf(source, asked, { kind: 'probe', ...(decodesMs !== undefined && { decodesMs }) })
      const { description } = await pool.run(job, controlOf(asked)).result
      if (!description) throw new Error('the media worker described nothing')
      return description
    },
    decode: (source, asked) =>
      decodedStream(pool, jobOf(source, asked, { kind: 'decode', sampleRateHz: asked.sampleRateHz }), controlOf(asked)),
    watch: (source, asked) => {
      const { width, height, framesPerSecond } = asked
      const job = jobOf(source, asked, { kind: 'watch', frames: { width, height, framesPerSecond } })
      return inFrames(decodedStream(pool, job, controlOf(asked)), width * height)
    },
    async transcode(source, format, asked = {}) {
      const job = jobOf(source, asked, transcoding(format, asked))
      const { bytes } = await pool.run(job, controlOf(asked)).result
      if (!bytes) throw new Error('the media worker wrote nothing')
      return bytes
    },
    async transcodeToFile(source, path, format, asked = {}) {
      const job = jobOf(source, asked, { ...transcoding(format, asked), path })
      const { durationMs } = await removedIfItFails(path, pool.run(job, controlOf(asked)).result)
      return { durationMs }
    },
    async replaceSound(film, sound, path, asked = {}) {
      const job = jobOf(film, asked, { kind: 'replace-sound', sound: sound.path, path })
      const { durationMs, container } = await removedIfItFails(path, pool.run(job, controlOf(asked)).result)
      if (!container) throw new Error('the media worker named no container')
      return { durationMs, container }
    },
    close: () => pool.close(),
  }
}

function transcoding(format: MediaFormat, { channels = 1, isAlongPicture = false }: TranscodeOptions) {
  return { kind: 'transcode', format, channels, isAlongPicture } as const
}

async function removedIfItFails<Result>(path: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (cause) {
    await rm(path, { force: true })
    throw cause
  }
}

function jobOf(source: MediaSource, asked: MediaOptions, task: MediaTask): MediaJob {
  return {
    source,
    task,
    ...(asked.sourceFormat && { sourceFormat: asked.sourceFormat }),
    ...(asked.maxDurationMs !== undefined && { maxDurationMs: asked.maxDurationMs }),
  }
}
