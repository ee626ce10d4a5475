import { Worker } from 'node:worker_threads'
import { loaderArguments } from '#kernel/log/loader-arguments.ts'

const patienceMs = 60_000
/** Starting costs ten times what a picture does; what nobody needs is not to keep its memory. */
const idleMs = 10_000

/** A thread that draws one picture after the other, and ends when nothing was to be drawn for a while. */
export class PictureThread {
  #worker: Worker | undefined
  #ending: NodeJS.Timeout | undefined

  /** Draws an SVG as a PNG; whoever asks waits until the one before is there. */
  draw(svg: string): Promise<Buffer> {
    clearTimeout(this.#ending)
    const worker = (this.#worker ??= this.#start())
    return new Promise<Buffer>((resolve, reject) => {
      const clock = setTimeout(() => fail(new Error('a picture took too long')), patienceMs)
      const settle = () => {
        clearTimeout(clock)
        worker.off('message', answer).off('error', fail).off('exit', end)
      }
      const answer = (png: Uint8Array) => {
        settle()
        worker.unref()
        this.#ending = setTimeout(() => this.#end(worker), idleMs).unref()
        resolve(Buffer.from(png))
      }
      const fail = (error: Error) => {
        settle()
        this.#end(worker)
        reject(error)
      }
      const end = () => fail(new Error('the thread of a picture ended without it'))
      worker.on('message', answer).on('error', fail).on('exit', end)
      worker.ref()
      worker.postMessage(svg)
    })
  }

  #start(): Worker {
    const workerUrl = new URL('./picture-worker.ts', import.meta.url)
    const worker = new Worker(workerUrl, { execArgv: loaderArguments(workerUrl), name: 'picture' })
    // What ends by itself while nobody waits is started anew for the next picture.
    return worker.on('error', () => this.#end(worker)).on('exit', () => this.#end(worker))
  }

  #end(worker: Worker): void {
    if (this.#worker === worker) this.#worker = undefined
    worker.terminate().catch(() => undefined)
  }
}
