import { Worker } from 'node:worker_threads'
import { loaderArguments } from '#kernel/threads/loader-arguments.ts'
import { threadAnswer } from '#kernel/threads/thread-answer.ts'

const patienceMs = 60_000
/** Starting costs ten times what a picture does; what nobody needs is not to keep its memory. */
const idleMs = 10_000

/** What is drawn, and the picture that people gave the voice where the drawing has a place for it, as WebP. */
export type AskedPicture = { readonly svg: string; readonly face?: Uint8Array | undefined }

/** A thread that draws one picture after the other, and ends when nothing was to be drawn for a while. */
export class PictureThread {
  #worker: Worker | undefined
  #ending: NodeJS.Timeout | undefined

  /** Draws an SVG as a PNG; whoever asks waits until the one before is there. */
  async draw(asked: AskedPicture): Promise<Buffer> {
    clearTimeout(this.#ending)
    const worker = (this.#worker ??= this.#start())
    worker.ref()
    worker.postMessage(asked)
    try {
      // The thread is our own code, which answers with the bytes of a picture.
      const png = (await threadAnswer(worker, patienceMs)) as Uint8Array
      worker.unref()
      this.#ending = setTimeout(() => this.#end(worker), idleMs).unref()
      return Buffer.from(png)
    } catch (error) {
      this.#end(worker)
      throw error
    }
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
