import { loadAudioModules, type OutputFormat } from '@vireo/audio'
import {
  EngineError,
  type EngineVoice,
  type Pronounced,
  type SpeechEngine,
  type SpeechListener,
  type SpeechOptions,
  type SpeechPiece,
  type SpeechStream,
} from '../speech.ts'
import { toEngineError } from './error-news.ts'
import { EngineQuestions } from './engine-questions.ts'
import type { WorkerNews } from './messages.ts'
import { resolvePoolOptions, type ResolvedPoolOptions, type SpeechPoolOptions } from './pool-options.ts'
import { PoolStream, type StreamHome } from './pool-stream.ts'
import { PoolWorker } from './pool-worker.ts'
import { Seat } from './seat.ts'
import { StreamSlots } from './stream-slots.ts'

/** A stream in whose time so many workers were lost is not given to another. */
const setbacksMax = 2

/** How often within its limit a worker is looked at. */
const looksPerLimit = 4

class SpeechPool implements SpeechEngine, StreamHome {
  readonly #options: ResolvedPoolOptions
  readonly #slots: StreamSlots
  readonly #modules = loadAudioModules()
  readonly #seats: readonly Seat[]
  /** Replaced already, but still finishing what they had begun. */
  readonly #retiring = new Set<PoolWorker>()
  readonly #streams = new Map<number, PoolStream>()
  readonly #questions = new EngineQuestions()
  /** Timers that must not outlive the pool. */
  readonly #timers = new Set<() => void>()
  #lastStream = 0
  #isClosed = false

  constructor(options: ResolvedPoolOptions) {
    this.#options = options
    this.#slots = new StreamSlots(options.streamsMax)
    this.#seats = Array.from({ length: options.workers }, () => new Seat(this.#newWorker()))
    this.#timers.add(this.#watch())
    for (const { worker } of this.#seats) this.#start(worker)
  }

  open(
    format: OutputFormat,
    listener: SpeechListener,
    owner = '',
    { mark, effects }: SpeechOptions = {},
  ): SpeechStream {
    const stream = new PoolStream(++this.#lastStream, { format, owner, mark, effects }, listener, this)
    if (this.#isClosed) this.#refuse(stream, closed())
    else this.#streams.set(stream.id, stream)
    return stream
  }

  voices(engine: string): Promise<readonly EngineVoice[]> {
    if (this.#isClosed) return Promise.reject(closed())
    return this.#questions.voices(engine, this.#leastLoaded())
  }

  pronounce(piece: SpeechPiece): Promise<Pronounced | undefined> {
    if (this.#isClosed) return Promise.reject(closed())
    return this.#questions.pronounce(piece, this.#leastLoaded())
  }

  async ready(): Promise<void> {
    await Promise.all(this.#seats.map(({ ready }) => ready))
  }

  async close(): Promise<void> {
    if (!this.#isClosed) {
      this.#isClosed = true
      for (const stop of this.#timers) stop()
      for (const stream of this.#streams.values()) this.#survive('end a stream', () => stream.fail(closed()))
      for (const seat of this.#seats) seat.giveUp(closed())
      this.#questions.abandon(closed())
      this.#streams.clear()
    }
    const workers = [...this.#seats.map(({ worker }) => worker), ...this.#retiring]
    await Promise.all(workers.map((worker) => worker.end()))
  }

  /**
   * A stream is pinned, and takes a slot, when it first has something to say: its encoder lives with its worker.
   * Without a free slot it fails; it is never placed without one.
   */
  place(stream: PoolStream): void {
    if (this.#isClosed) return
    stream.slot ??= this.#slots.take()
    if (stream.slot !== undefined) return this.#leastLoaded().adopt(stream)
    this.#streams.delete(stream.id)
    this.#refuse(stream, new EngineError('overloaded', 'too many streams are being spoken'))
  }

  cancelled(stream: PoolStream): void {
    if (!this.#streams.has(stream.id)) return
    if (stream.slot !== undefined) this.#slots.cancel(stream.slot)
    if (!stream.isPlaced) this.#forget(stream)
  }

  /** The listener hears of it once whoever opened the stream has it in hand. */
  #refuse(stream: PoolStream, error: EngineError): void {
    stream.takeNothing()
    queueMicrotask(() => this.#survive('refuse a stream', () => stream.fail(error)))
  }

  /** Nothing that goes wrong with one stream or worker may end the process that all others live in. */
  #survive(what: string, work: () => void): boolean {
    try {
      work()
      return true
    } catch (error) {
      this.#options.onFault(new Error(`the speech pool could not ${what}`, { cause: error }))
      return false
    }
  }

  #leastLoaded(): PoolWorker {
    return this.#seats.map(({ worker }) => worker).reduce((best, worker) => (worker.cost < best.cost ? worker : best))
  }

  #newWorker(): PoolWorker {
    return new PoolWorker(this.#options, {
      news: (worker, news) => void this.#survive('take in news', () => this.#hear(worker, news)),
      lost: (worker, kind, reason) =>
        void this.#survive('replace a worker', () =>
          this.#lost(worker, new EngineError(kind, `a speech worker was lost: ${reason}`)),
        ),
    })
  }

  #start(worker: PoolWorker): void {
    this.#modules
      .then((modules) => {
        if (!this.#isClosed) worker.start(modules, this.#slots.cancelFlags)
      })
      .catch((error: unknown) =>
        this.#lost(worker, new EngineError('crashed', 'a speech worker does not start', { cause: error })),
      )
  }

  #hear(worker: PoolWorker, news: WorkerNews): void {
    if (this.#isClosed) return
    if (news.news === 'ready') {
      this.#seats.find((seat) => seat.worker === worker)?.started()
    } else if ('request' in news) {
      this.#questions.hear(news)
    } else {
      this.#hearOfStream(worker, news)
    }
  }

  #hearOfStream(worker: PoolWorker, news: Extract<WorkerNews, { stream: number }>): void {
    const stream = this.#streams.get(news.stream)
    // A worker warms itself up with streams of its own.
    if (!stream) return
    if (news.news === 'fail' && news.suspect) this.#retire(worker, toEngineError(news.error))
    if (news.news !== 'audio' && news.news !== 'piece') this.#forget(stream, worker)
    if (this.#survive('hand over what was said', () => stream.hear(news))) return
    // A listener who cannot take what comes is told so, and gets nothing more.
    this.#survive('tell a listener so', () => stream.giveUp(new EngineError('crashed', 'the listener failed')))
  }

  #forget(stream: PoolStream, worker?: PoolWorker): void {
    this.#streams.delete(stream.id)
    const { slot } = stream
    stream.slot = undefined
    if (slot !== undefined && !this.#slots.giveBack(slot))
      this.#options.onFault(new Error(`slot ${slot} of the speech pool was given back twice`))
    worker?.release(stream)
    if (worker && this.#retiring.has(worker) && worker.streams.size === 0) this.#dismiss(worker)
  }

  #dismiss(worker: PoolWorker): void {
    this.#retiring.delete(worker)
    void worker.end()
  }

  /** Its engine is in doubt: a fresh worker takes over, streams that it had begun are still finished by it. */
  #retire(worker: PoolWorker, error: EngineError): void {
    if (!this.#replace(worker, error)) return
    this.#retiring.add(worker)
    this.#questions.abandon(error, worker)
  }

  #lost(worker: PoolWorker, error: EngineError): void {
    if (this.#isClosed) return
    const { speaking } = worker
    this.#retiring.delete(worker)
    this.#replace(worker, error)
    this.#questions.abandon(error, worker)
    for (const stream of worker.streams) {
      stream.setbacks++
      const canStartAgain = !stream.isOver && !stream.hasDelivered && !speaking.has(stream)
      if (canStartAgain && stream.setbacks < setbacksMax) {
        this.place(stream)
      } else {
        this.#forget(stream)
        this.#survive('end a stream', () => stream.fail(error))
      }
    }
  }

  /** Seats a new worker. False when the worker had been replaced before. */
  #replace(worker: PoolWorker, error: EngineError): boolean {
    const seat = this.#seats.find((candidate) => candidate.worker === worker)
    if (!seat) return false
    const successor = this.#newWorker()
    const delayMs = seat.replace(successor, error)
    if (delayMs === 0) this.#start(successor)
    else this.#startLater(successor, delayMs)
    return true
  }

  #startLater(worker: PoolWorker, delayMs: number): void {
    const stop = this.#options.timers.after(delayMs, () => {
      this.#timers.delete(stop)
      this.#start(worker)
    })
    this.#timers.add(stop)
  }

  #watch(): () => void {
    const { timers, hangMs, startMs } = this.#options
    const intervalMs = Math.min(hangMs, startMs) / looksPerLimit
    let lastLook = timers.now()
    return timers.every(intervalMs, () => {
      const now = timers.now()
      // Time in which this thread or the whole machine stood still is not held against the workers.
      const elapsedMs = Math.min(now - lastLook, 2 * intervalMs)
      lastLook = now
      const workers = [...this.#seats.map(({ worker }) => worker), ...this.#retiring]
      for (const worker of workers) this.#survive('watch a worker', () => worker.watch(elapsedMs))
    })
  }
}

function closed(): EngineError {
  return new EngineError('closed', 'the speech engines have been shut down', { retryable: false })
}

/**
 * Creates a pool of worker threads that speak: every stream is synthesised, shaped and encoded in one worker, and a
 * worker that crashes, hangs or delivers nonsense is replaced. It starts at once; `ready()` tells when it is warm.
 */
export function createSpeechPool(options: SpeechPoolOptions): SpeechEngine {
  return new SpeechPool(resolvePoolOptions(options))
}
