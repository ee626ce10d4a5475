import { Worker } from 'node:worker_threads'
import type { AudioModules } from '@vireo/audio'
import { statusWord, statusWords, type WorkerNews, type WorkerOrder, type WorkerStart } from './messages.ts'
import type { ResolvedPoolOptions } from './pool-options.ts'
import { loaderArguments } from '../loader-arguments.ts'

export type ThreadEvents = {
  news(news: WorkerNews): void
  /** The thread is gone, whatever the reason. Called once, unless the thread was ended on purpose. */
  died(reason: string): void
}

/** Casts a message of the worker; only our own code holds the other end. */
function newsIn(message: unknown): WorkerNews {
  return message as WorkerNews
}

/** One worker thread: orders in, news out, and a glance at what it is doing. */
export class SpeechThread {
  readonly #worker: Worker
  readonly #status = new Int32Array(new SharedArrayBuffer(statusWords * Int32Array.BYTES_PER_ELEMENT))
  readonly #events: ThreadEvents
  #waiting: WorkerOrder[] = []
  #isEnded = false

  constructor(options: ResolvedPoolOptions, audioModules: AudioModules, cancelFlags: Int32Array, events: ThreadEvents) {
    const { engines, warmEngines, warmFormats, preemptionLeadMs, mark, workerUrl } = options
    const links = Object.fromEntries(Object.entries(options.links).map(([name, open]) => [name, open()]))
    const wishes = { engines, links, warmEngines, warmFormats, preemptionLeadMs, mark }
    const start: WorkerStart = { ...wishes, audioModules, cancelFlags, status: this.#status }
    this.#events = events
    this.#worker = new Worker(workerUrl, {
      workerData: start,
      transferList: Object.values(links),
      execArgv: loaderArguments(workerUrl),
      name: 'speech',
    })
    this.#worker.on('message', (message: unknown) => {
      if (!this.#isEnded) events.news(newsIn(message))
    })
    this.#worker.on('error', (error) => this.#die(error instanceof Error ? error.message : String(error)))
    this.#worker.on('messageerror', (error) => this.#die(error.message))
    this.#worker.on('exit', (status) => this.#die(`the thread ended with status ${status}`))
  }

  /** Orders given in one go travel together. */
  order(order: WorkerOrder): void {
    this.#waiting.push(order)
    if (this.#waiting.length > 1) return
    queueMicrotask(() => {
      const orders = this.#waiting
      this.#waiting = []
      if (this.#isEnded) return
      try {
        this.#worker.postMessage(orders)
      } catch (error) {
        this.#die(`an order could not be given: ${error instanceof Error ? error.message : String(error)}`)
      }
    })
  }

  #die(reason: string): void {
    if (this.#isEnded) return
    this.#isEnded = true
    this.#events.died(reason)
  }

  /** Changes whenever the thread gets anything done. */
  get beat(): number {
    return Atomics.load(this.#status, statusWord.beat)
  }

  /** Slots of the streams it is speaking right now, or was when it died: one, and perhaps one in between. */
  get speakingSlots(): readonly number[] {
    return [statusWord.speaking, statusWord.nested]
      .map((word) => Atomics.load(this.#status, word) - 1)
      .filter((slot) => slot >= 0)
  }

  /** Whether the thread, by itself, keeps the process alive. */
  set holdsProcess(holds: boolean) {
    if (holds) this.#worker.ref()
    else this.#worker.unref()
  }

  /** Ends the thread, whatever it is doing. Nothing is heard of it afterwards. */
  async end(): Promise<void> {
    this.#isEnded = true
    await this.#worker.terminate()
  }
}
