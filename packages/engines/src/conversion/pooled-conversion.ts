import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EngineError } from '../speech.ts'
import type { ConversionThread } from './conversion-thread.ts'
import { type ConversionJob, type ConversionNews, wishes } from './messages.ts'

/** A job without its folder: it gets one when it begins. */
export type JobWish = ConversionJob extends infer J ? (J extends { folder: string } ? Omit<J, 'folder'> : never) : never

export type JobListener = {
  /** Everything that does not end the job. */
  news(news: ConversionNews): void
  /** Once: the news that ended it, or the error. Not after a cancel. */
  over(outcome: ConversionNews | EngineError): void
}

/** How long a thread may be silent: while it works, and while it is starting. */
export type Patience = { readonly hangMs: number; readonly startMs: number }

export type JobEnd = (thread: ConversionThread | undefined, isReusable: boolean) => void

/** One job from the queue to its end, watched over while it runs. */
export class PooledConversion {
  readonly #wish: JobWish
  readonly #listener: JobListener
  readonly #patience: Patience
  readonly #onEnd: JobEnd
  #folder: string | undefined
  #thread: ConversionThread | undefined
  #clock: NodeJS.Timeout | undefined
  #isOver = false
  #isCancelled = false

  constructor(wish: JobWish, listener: JobListener, patience: Patience, onEnd: JobEnd) {
    this.#wish = wish
    this.#listener = listener
    this.#patience = patience
    this.#onEnd = onEnd
  }

  begin(thread: ConversionThread): void {
    this.#thread = thread
    this.#folder = mkdtempSync(join(tmpdir(), 'vireo-conversion-'))
    this.#restartClock()
    thread.start({ ...this.#wish, folder: this.#folder }, (news) => this.#hear(news))
  }

  finishEarly(): void {
    this.#thread?.wish(wishes.finishEarly)
  }

  /** Nothing is heard of it any more. A thread that does not stop by itself within the time is ended. */
  cancel(): void {
    if (this.#isOver || this.#isCancelled) return
    this.#isCancelled = true
    if (this.#thread) this.#thread.wish(wishes.stop)
    else this.#end(false)
  }

  fail(error: EngineError): void {
    if (!this.#end(false) || this.#isCancelled) return
    this.#listener.over(error)
  }

  #hear(news: ConversionNews): void {
    if (this.#isOver) return
    if (news.type === 'beat' || news.type === 'audio' || news.type === 'stretch') {
      this.#restartClock()
      if (!this.#isCancelled) this.#listener.news(news)
      return
    }
    this.#end(news.type !== 'failed')
    if (this.#isCancelled) return
    this.#listener.over(news.type === 'failed' ? new EngineError(news.kind, news.message) : news)
  }

  #restartClock(): void {
    clearTimeout(this.#clock)
    const { hangMs, startMs } = this.#patience
    const delayMs = this.#thread?.isReady ? hangMs : startMs
    this.#clock = setTimeout(() => {
      this.fail(new EngineError('hung', `the engine gave no sign of life for ${delayMs} ms`))
    }, delayMs)
  }

  /** False when it was over already. */
  #end(isReusable: boolean): boolean {
    if (this.#isOver) return false
    this.#isOver = true
    clearTimeout(this.#clock)
    // A thread that is being ended may write a little longer; what it leaves goes with the machine's own tidying.
    if (this.#folder) void rm(this.#folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined)
    this.#onEnd(this.#thread, isReusable)
    return true
  }
}
