import type { AudioModules } from '@vireo/audio'
import { isQuestion, type WorkerNews, type WorkerOrder } from './messages.ts'
import type { ResolvedPoolOptions } from './pool-options.ts'
import type { PoolStream } from './pool-stream.ts'
import { SpeechThread } from './speech-thread.ts'

export type WorkerEvents = {
  news(worker: PoolWorker, news: WorkerNews): void
  /** Its thread is gone or was found hanging (and ended). Nothing follows. */
  lost(worker: PoolWorker, kind: 'crashed' | 'hung', reason: string): void
}

/** About what a worker speaks in the time that it takes to start. */
const costOfStarting = 500

/** One worker as the main thread sees it: its thread, the streams in its care, and whether it is still alive. */
export class PoolWorker {
  readonly streams = new Set<PoolStream>()
  readonly #options: ResolvedPoolOptions
  readonly #events: WorkerEvents
  #thread: SpeechThread | undefined
  /** Questions that came before the thread. */
  readonly #early: WorkerOrder[] = []
  #isReady = false
  #hasAnswered = false
  #isLost = false
  #questions = 0
  #lastBeat = 0
  #quietMs = 0

  constructor(options: ResolvedPoolOptions, events: WorkerEvents) {
    this.#options = options
    this.#events = events
  }

  get isReady(): boolean {
    return this.#isReady
  }

  /** Whether it got as far as speaking for somebody, warm or not. What it dies of from then on is not its start. */
  get hasStarted(): boolean {
    return this.#isReady || this.#hasAnswered || this.speaking.size > 0
  }

  /** Estimate of the work ahead of it, in letters; starting is some work as well. */
  get cost(): number {
    let total = this.#isReady ? 0 : costOfStarting
    for (const stream of this.streams) total += stream.cost
    return total
  }

  /** The streams it is speaking, or was when it died. */
  get speaking(): ReadonlySet<PoolStream> {
    const slots = this.#thread?.speakingSlots ?? []
    return new Set([...this.streams].filter(({ slot }) => slot !== undefined && slots.includes(slot)))
  }

  /** Starts its thread; streams that already wait are handed over. */
  start(audioModules: AudioModules, cancelFlags: Int32Array): void {
    if (this.#isLost) return
    this.#thread = new SpeechThread(this.#options, audioModules, cancelFlags, {
      news: (news) => this.#hear(news),
      died: (reason) => this.#lose('crashed', reason),
    })
    for (const order of this.#early) this.#thread.order(order)
    for (const stream of this.streams) stream.beginWith((order) => this.tell(order))
  }

  /** Before the thread runs, a stream's orders wait with the stream. */
  tell(order: WorkerOrder): void {
    if (isQuestion(order)) this.#questions++
    if (isQuestion(order) && !this.#thread) this.#early.push(order)
    this.#thread?.order(order)
    this.#holdProcess()
  }

  /** Takes a stream into its care. */
  adopt(stream: PoolStream): void {
    this.streams.add(stream)
    stream.beginWith((order) => this.tell(order))
  }

  release(stream: PoolStream): void {
    this.streams.delete(stream)
    this.#holdProcess()
  }

  /** Called again and again with the time that passed. Finds out whether the thread has hung. */
  watch(elapsedMs: number): void {
    const beat = this.#thread?.beat ?? 0
    const isQuiet = this.#thread !== undefined && this.#isBusy && beat === this.#lastBeat
    this.#lastBeat = beat
    this.#quietMs = isQuiet ? this.#quietMs + elapsedMs : 0
    const { hangMs, startMs } = this.#options
    const limitMs = this.hasStarted ? hangMs : startMs
    if (this.#quietMs > limitMs) this.#lose('hung', `no sign of life for ${Math.round(this.#quietMs)} ms`)
  }

  async end(): Promise<void> {
    this.#isLost = true
    await this.#thread?.end()
  }

  get #isBusy(): boolean {
    if (!this.#isReady || this.#questions > 0) return true
    for (const stream of this.streams) if (stream.isWaiting || stream.isOver) return true
    return false
  }

  #hear(news: WorkerNews): void {
    this.#quietMs = 0
    if (news.news === 'ready') this.#isReady = true
    // Streams below nought are those it warms itself up with.
    if ('stream' in news && news.stream >= 0) this.#hasAnswered = true
    if ('request' in news) this.#questions--
    this.#events.news(this, news)
    this.#holdProcess()
  }

  #lose(kind: 'crashed' | 'hung', reason: string): void {
    if (this.#isLost) return
    this.#isLost = true
    this.#events.lost(this, kind, reason)
    // What it said last is still read from its memory above; only then it is ended for good.
    void this.#thread?.end()
  }

  /** A pool that has nothing to do does not keep a program from ending. */
  #holdProcess(): void {
    if (this.#thread) this.#thread.holdsProcess = this.#isBusy
  }
}
