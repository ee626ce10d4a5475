import type { AudioEffects, MarkPattern, OutputFormat } from '@vireo/audio'
import type { EngineError, SpeechListener, SpeechPiece, SpeechStream } from '../speech.ts'
import type { WorkerNews, WorkerOrder } from './messages.ts'
import { toEngineError } from './error-news.ts'

export type StreamHome = {
  /** Finds a worker for a stream that has something to do now. */
  place(stream: PoolStream): void
  /** The caller wants nothing more of it. */
  cancelled(stream: PoolStream): void
}

/** How a stream is made, and for whom. */
export type StreamKind = {
  readonly format: OutputFormat
  readonly owner: string
  /** In place of the pool’s own. */
  readonly mark?: MarkPattern | undefined
  readonly effects?: AudioEffects | undefined
}

/** What a piece costs a worker beside its letters, so that pauses and ends count as well. */
const costOfPiece = 20

function costOf(piece: SpeechPiece): number {
  return costOfPiece + piece.text.length
}

/** A stream as the main thread sees it. It remembers what its worker has not spoken yet, in case that one dies. */
export class PoolStream implements SpeechStream {
  readonly id: number
  /** Given by its home with its place; none before, none afterwards. */
  slot: number | undefined
  readonly #kind: StreamKind
  readonly #listener: SpeechListener
  readonly #home: StreamHome
  readonly #unspoken: SpeechPiece[] = []
  #tell: ((order: WorkerOrder) => void) | undefined
  #isFinishing = false
  #isOver = false
  #isRefused = false
  /** Whether the listener has heard anything, so that starting again would repeat it. */
  hasDelivered = false
  /** Workers that died with this stream in their care. */
  setbacks = 0
  /** Estimate of the work its worker still has with it, in letters. */
  cost = 0

  constructor(id: number, kind: StreamKind, listener: SpeechListener, home: StreamHome) {
    this.id = id
    this.#kind = kind
    this.#listener = listener
    this.#home = home
  }

  get isOver(): boolean {
    return this.#isOver
  }

  get isPlaced(): boolean {
    return this.#tell !== undefined
  }

  /** Whether its worker owes it anything. */
  get isWaiting(): boolean {
    return !this.#isOver && (this.#unspoken.length > 0 || this.#isFinishing)
  }

  push(piece: SpeechPiece): void {
    if (this.#isFinishing) throw new Error('a stream takes no pieces after finish()')
    if (this.#isOver) return
    this.#unspoken.push(piece)
    this.cost += costOf(piece)
    this.#order({ order: 'piece', stream: this.id, piece })
  }

  finish(): void {
    if (this.#isOver || this.#isFinishing) return
    this.#isFinishing = true
    this.#order({ order: 'finish', stream: this.id })
  }

  cancel(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#home.cancelled(this)
    this.#tell?.({ order: 'cancel', stream: this.id })
  }

  /** Begins with a worker: everything that is still to be done is ordered again. */
  beginWith(tell: (order: WorkerOrder) => void): void {
    const { slot } = this
    if (slot === undefined) throw new Error('a stream is placed with a slot')
    this.#tell = tell
    tell({ order: 'open', stream: this.id, slot, ...this.#kind })
    // Given up while its worker was starting: the worker lets go of it at once.
    if (this.#isOver) return tell({ order: 'cancel', stream: this.id })
    for (const piece of this.#unspoken) tell({ order: 'piece', stream: this.id, piece })
    if (this.#isFinishing) tell({ order: 'finish', stream: this.id })
  }

  /** Passes on what its worker says about it. */
  hear(news: Extract<WorkerNews, { stream: number }>): void {
    if (this.#isOver) return
    switch (news.news) {
      case 'audio':
        this.hasDelivered = true
        this.#listener.audio(news.bytes)
        return
      case 'piece': {
        const piece = this.#unspoken.shift()
        if (piece) this.cost -= costOf(piece)
        this.hasDelivered = true
        this.#listener.piece(news.report)
        return
      }
      case 'end':
        this.#isOver = true
        this.#listener.end({ durationMs: news.durationMs })
        return
      case 'fail':
        this.fail(toEngineError(news.error))
        return
      case 'released':
    }
  }

  fail(error: EngineError): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#listener.fail(error)
  }

  /** What is pushed from now on is not spoken. */
  takeNothing(): void {
    this.#isRefused = true
  }

  /** Stops the stream because its listener failed, and tells that one. */
  giveUp(error: EngineError): void {
    this.cancel()
    this.#listener.fail(error)
  }

  #order(order: WorkerOrder): void {
    if (this.#tell) this.#tell(order)
    else if (!this.#isRefused) this.#home.place(this)
  }
}
