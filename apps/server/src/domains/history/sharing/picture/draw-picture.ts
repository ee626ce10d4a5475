import { Worker } from 'node:worker_threads'
import { CrowdedError, FairRunner } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import { loaderArguments } from '#kernel/log/loader-arguments.ts'

/** One thread at a time, which ends with its picture; workspaces take turns. */
const line = new FairRunner({ running: 1, waiting: 50 })
const patienceMs = 20_000
const keptMax = 64
const kept = new Map<string, Promise<Buffer>>()

/** Draws a picture in a thread of its own, or answers what was drawn of the same before. Throws `rate_limit_exceeded`. */
export function drawPicture(svg: string, owner: string): Promise<Buffer> {
  const known = kept.get(svg)
  if (known) return known
  const drawn = line
    .run(owner, () => inThread(svg))
    .catch((error: unknown) => {
      kept.delete(svg)
      if (error instanceof CrowdedError) throw new AppError('rate_limit_exceeded', { retryAfterSeconds: 5 })
      throw error
    })
  if (kept.size >= keptMax) kept.delete(kept.keys().next().value ?? '')
  kept.set(svg, drawn)
  return drawn
}

function inThread(svg: string): Promise<Buffer> {
  const workerUrl = new URL('./picture-worker.ts', import.meta.url)
  const worker = new Worker(workerUrl, { execArgv: loaderArguments(workerUrl), name: 'picture', workerData: svg })
  return new Promise<Buffer>((resolve, reject) => {
    const clock = setTimeout(() => reject(new Error('a picture took too long')), patienceMs)
    worker
      .once('message', (png: Uint8Array) => resolve(Buffer.from(png)))
      .once('error', reject)
      .once('exit', () => {
        clearTimeout(clock)
        reject(new Error('the thread of a picture ended without it'))
      })
  }).finally(() => void worker.terminate().catch(() => undefined))
}
