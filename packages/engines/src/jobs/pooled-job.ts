import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EngineError } from '../speech.ts'
import type { JobThread } from './job-thread.ts'
import { type JobNews, type JobOutcome, wishes } from './messages.ts'

export type JobListener<Progress, Result> = {
  progress(progress: Progress): void
  /** Once: the news that ended it, or the error. Not after a cancel. */
  over(outcome: JobOutcome<Result> | EngineError): void
}

/** How long a thread may be silent: while it works, and while it is starting. */
export type Patience = { readonly name: string; readonly hangMs: number; readonly startMs: number }

/** One job from the queue to its end, watched over while it runs. */
export class PooledJob<Task, Progress, Result> {
  readonly #task: Task
  readonly #listener: JobListener<Progress, Result>
  readonly #patience: Patience
  readonly #onEnd: (thread: JobThread<Task, Progress, Result> | undefined, isReusable: boolean) => void
  #folder: string | undefined
  #thread: JobThread<Task, Progress, Result> | undefined
  #clock: NodeJS.Timeout | undefined
  #isOver = false
  #isCancelled = false

  constructor(
    task: Task,
    listener: JobListener<Progress, Result>,
    patience: Patience,
    onEnd: (thread: JobThread<Task, Progress, Result> | undefined, isReusable: boolean) => void,
  ) {
    this.#task = task
    this.#listener = listener
    this.#patience = patience
    this.#onEnd = onEnd
  }

  begin(thread: JobThread<Task, Progress, Result>): void {
    this.#thread = thread
    this.#folder = mkdtempSync(join(tmpdir(), `vireo-${this.#patience.name}-`))
    this.#restartClock()
    thread.start({ task: this.#task, folder: this.#folder }, (news) => this.#hear(news))
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
    this.#tellEnd(error)
  }

  #hear(news: JobNews<Progress, Result>): void {
    if (this.#isOver) return
    if (news.type === 'beat' || news.type === 'progress') {
      this.#restartClock()
      if (!this.#isCancelled && news.type === 'progress') this.#tellProgress(news.progress)
      return
    }
    this.#end(news.type !== 'failed')
    if (this.#isCancelled) return
    this.#tellEnd(news.type === 'failed' ? new EngineError(news.kind, news.message) : news)
  }

  /** Listeners are called from a thread's message and from timers: what they throw would end the process. */
  #tellProgress(progress: Progress): void {
    try {
      this.#listener.progress(progress)
    } catch (error) {
      this.fail(new EngineError('crashed', 'the listener failed', { cause: error }))
    }
  }

  #tellEnd(outcome: JobOutcome<Result> | EngineError): void {
    try {
      this.#listener.over(outcome)
    } catch (error) {
      process.emitWarning(new Error(`a listener of ${this.#patience.name} failed at the end`, { cause: error }))
    }
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
