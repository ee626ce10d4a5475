import { fork } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import {
  CrowdedError,
  FairRunner,
  loaderArguments,
  type RenderOptions,
  VideoError,
  type VideoRenderer,
} from '@vireo/engines'
import { lettersWithout } from './words/font-files.ts'
import type { FrameOrder, VideoNews, VideoOrder } from './messages.ts'
import { withoutPictures } from './words/cut-words.ts'

export type VideoRendererOptions = {
  /** A program of this machine that encodes in the place of FFmpeg as WebAssembly. */
  readonly program?: string | undefined
}

const pictureMs = 60_000
const lastWordsMax = 600

/**
 * Creates what makes videos: each in a process of its own, which ends with it and takes its memory along, and behind
 * everything that somebody waits for; pictures in threads, one at a time.
 */
export function createVideoRenderer({ program }: VideoRendererOptions = {}): VideoRenderer {
  const closing = new AbortController()
  const pictures = new FairRunner({ running: 1, waiting: 50 })
  return {
    lettersWithout: (text) => lettersWithout(withoutPictures(text)),
    picture: async (scene, { atMs, share }) => {
      try {
        return await pictures.run(share, () => drawFrame({ scene, atMs }))
      } catch (error) {
        if (error instanceof CrowdedError) throw new VideoError('crowded', 'Too many pictures are being drawn.')
        throw error
      }
    },
    render: async (scene, files, { onProgress = () => undefined, signal }: RenderOptions = {}) => {
      const over = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal
      const order = { scene, ...files, ...(program !== undefined && { program }) }
      try {
        await renderInProcess(order, onProgress, over)
      } catch (error) {
        await rm(files.target, { force: true })
        throw error
      }
    },
    close: () => {
      closing.abort()
      return Promise.resolve()
    },
  }
}

function drawFrame(order: FrameOrder): Promise<Uint8Array> {
  const entry = new URL('./video-frame-worker.ts', import.meta.url)
  const worker = new Worker(entry, { execArgv: loaderArguments(entry), name: 'video-frame', workerData: order })
  return new Promise<Uint8Array>((resolve, reject) => {
    const clock = setTimeout(() => reject(new VideoError('failed', 'a picture took too long')), pictureMs)
    worker
      .once('message', (png: Uint8Array) => resolve(png))
      .once('error', reject)
      .once('exit', () => {
        clearTimeout(clock)
        reject(new VideoError('failed', 'the thread of a picture ended without it'))
      })
  }).finally(() => void worker.terminate().catch(() => undefined))
}

function renderInProcess(
  order: VideoOrder,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return Promise.reject(new VideoError('cancelled', 'The video was canceled.'))
  const entry = new URL('./video-child.ts', import.meta.url)
  const child = fork(entry, {
    execArgv: loaderArguments(entry),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Secrets of the instance are none of its business.
    env: {},
  })
  let lastWords = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (lastWords = (lastWords + text).slice(-lastWordsMax)))
  const kill = () => void child.kill('SIGKILL')
  signal.addEventListener('abort', kill, { once: true })
  let outcome: VideoNews | undefined
  return new Promise<void>((resolve, reject) => {
    // Only our own child holds the other end.
    child.on('message', (said) => {
      const news = said as VideoNews
      if (news.type === 'progress') onProgress(news.fraction)
      else outcome = news
    })
    child.once('error', reject)
    child.once('close', (code, killed) => {
      if (outcome?.type === 'done') return resolve()
      if (signal.aborted) return reject(new VideoError('cancelled', 'The video was canceled.'))
      if (outcome?.type === 'failed') return reject(new VideoError(outcome.kind, outcome.message))
      return reject(new VideoError('failed', `the process of a video ended with ${killed ?? code}: ${lastWords}`))
    })
    child.send(order, (error) => error && kill())
  }).finally(() => signal.removeEventListener('abort', kill))
}
