import { EngineError, type PieceReport } from '../speech.ts'
import { answerQuestion } from './answer-question.ts'
import { toErrorNews } from './error-news.ts'
import { statusWord, type WorkerNews, type WorkerOrder } from './messages.ts'
import { SuspectAudioError } from './pieces/piece-checks.ts'
import { speakPiece } from './pieces/speak-piece.ts'
import type { StreamAudio } from './stream-audio.ts'
import { Shares } from './shares.ts'
import { prepareStep, putAway, stockUp, type Step, type Workbench, type WorkerStream } from './worker-stream.ts'

export type RunnerParts = Omit<Workbench, 'sendAudio'> & {
  readonly status: Int32Array
  readonly cancelFlags: Int32Array
  readonly preemptionLeadMs: number
  readonly send: (news: WorkerNews) => void
  /** Orders that have arrived and were not handed over yet. */
  readonly receive: () => readonly WorkerOrder[]
}

const signOfLifeMs = 200

/** How much more time than another an owner may have had before its piece is interrupted for that one's next. */
const unfairnessMs = 20

/** What time costs an owner with several streams here: else one stream beside a flood would take over twice as long. */
const priceOfMany = 2

/** The piece being spoken, as far as it can be interrupted. */
type Outer = { readonly stream: WorkerStream; readonly tag: number; readonly beganAt: number; nestedMs: number }

/**
 * Decides what this worker speaks next: one piece at a time, of the owner who has had the least time (whoever has
 * several streams gets half of what others get); of one owner, first pieces first, then the stream with the least audio
 * ahead. While a stream that is well ahead is being spoken,
 * or one of an owner who has had more than others, another's piece may be spoken in between.
 */
export class SpeechRunner {
  readonly #parts: RunnerParts
  readonly #bench: Workbench
  readonly #streams = new Map<number, WorkerStream>()
  #isScheduled = false
  #isInBetween = false
  readonly #shares = new Shares()
  /** How many streams each owner has. */
  readonly #owners = new Map<string, number>()
  #outer: Outer | undefined
  readonly #watched = new Map<number, () => void>()

  constructor(parts: RunnerParts) {
    this.#parts = parts
    const sendAudio = (stream: WorkerStream, bytes: Uint8Array) =>
      parts.send({ news: 'audio', stream: stream.id, bytes })
    this.#bench = { engines: parts.engines, shelves: parts.shelves, now: parts.now, mark: parts.mark, sendAudio }
  }

  /** Takes orders and works on them. Returns when this worker has nothing to do at once. */
  accept(orders: readonly WorkerOrder[]): void {
    for (const order of orders) this.#note(order)
    if (!this.#isScheduled) this.#work()
  }

  /** Resolves when this stream is over, whatever else goes on. */
  over(stream: number): Promise<void> {
    if (!this.#streams.has(stream)) return Promise.resolve()
    return new Promise((resolve) => this.#watched.set(stream, resolve))
  }

  #note(order: WorkerOrder): void {
    switch (order.order) {
      case 'open':
        this.#open(order)
        return
      case 'piece':
        this.#streams.get(order.stream)?.pieces.push(order.piece)
        return
      case 'finish':
        this.#change(order.stream, (stream) => (stream.isFinishing = true))
        return
      case 'cancel':
        this.#change(order.stream, (stream) => {
          stream.isCancelled = true
          stream.gone.abort()
          if (!stream.isBusy) this.#release(stream)
        })
        return
      default:
        void answerQuestion(order, this.#parts)
    }
  }

  #open({ stream: id, slot, format, owner = '', mark, effects }: Extract<WorkerOrder, { order: 'open' }>): void {
    const flags = { isFinishing: false, isCancelled: false, isSecondTry: false, isBusy: false }
    const gone = new AbortController()
    const told = { mark, effects }
    this.#streams.set(id, { id, slot, owner, format, ...told, pieces: [], spoken: 0, audio: undefined, gone, ...flags })
    this.#owners.set(owner, (this.#owners.get(owner) ?? 0) + 1)
  }

  #change(id: number, change: (stream: WorkerStream) => void): void {
    const stream = this.#streams.get(id)
    if (stream) change(stream)
  }

  /** One job, then a turn for the event loop, then the next. */
  #work(): void {
    const stream = this.#pick(() => true)
    if (!stream) return
    this.#serve(stream)
    this.#noteWaiting()
    this.#parts.engines.loadWanted()
    this.#schedule()
  }

  #schedule(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      this.#work()
    })
  }

  #noteWaiting(): void {
    for (const order of this.#parts.receive()) this.#note(order)
  }

  #pick(isEligible: (stream: WorkerStream) => boolean): WorkerStream | undefined {
    let best: WorkerStream | undefined
    let bestRank = Infinity
    let bestTag = Infinity
    for (const stream of this.#streams.values()) {
      if (stream.isBusy || (stream.pieces.length === 0 && !stream.isFinishing) || !isEligible(stream)) continue
      // Streams are held in order of arrival, so of several first pieces the earliest wins.
      const rank = stream.spoken === 0 || stream.pieces.length === 0 ? -Infinity : (stream.audio?.leadMs ?? 0)
      const tag = this.#shares.tagOf(stream.owner)
      if (best && (tag > bestTag || (tag === bestTag && rank >= bestRank))) continue
      best = stream
      bestRank = rank
      bestTag = tag
    }
    return best
  }

  #serve(stream: WorkerStream): void {
    try {
      const step = prepareStep(stream, this.#bench)
      if (step) this.#perform(stream, step, statusWord.speaking)
      else void this.#load(stream)
    } catch (error) {
      this.#fail(stream, error)
    }
  }

  async #load(stream: WorkerStream): Promise<void> {
    stream.isBusy = true
    // Loading may take long where the machine is busy; while the event loop turns, nothing hangs.
    const signsOfLife = setInterval(() => this.#beat(), signOfLifeMs)
    try {
      await stockUp(stream, this.#bench)
    } catch (error) {
      if (!stream.isCancelled) this.#fail(stream, error)
    }
    clearInterval(signsOfLife)
    this.#rest(stream)
    this.#schedule()
  }

  /**
   * Between two chunks of a stream that is well ahead, a first piece that waits is spoken at once; and between any two
   * chunks the piece of somebody who has had less time.
   */
  #serveBetween(audio: StreamAudio): void {
    const outer = this.#outer
    if (this.#isInBetween || !outer) return
    const isWellAhead = audio.leadMs > this.#parts.preemptionLeadMs
    this.#noteWaiting()
    if (!isWellAhead && this.#owners.size < 2) return
    const { now } = this.#parts
    const used = outer.tag + this.#priceOf(outer)
    const isDue = ({ owner, spoken }: WorkerStream) =>
      owner !== outer.stream.owner && this.#shares.tagOf(owner) <= used - (spoken === 0 ? 0 : unfairnessMs)
    const stream = this.#pick(
      (one) => one.pieces.length > 0 && ((isWellAhead && one.spoken === 0) || (!one.isSecondTry && isDue(one))),
    )
    if (!stream) return
    this.#isInBetween = true
    const nestedFrom = now()
    try {
      const step = prepareStep(stream, this.#bench)
      if (step) this.#perform(stream, step, statusWord.nested)
      else this.#parts.engines.wantSpare(stream.pieces[0]?.recipe.engine ?? '')
    } catch (error) {
      this.#fail(stream, error)
    } finally {
      this.#isInBetween = false
      outer.nestedMs += now() - nestedFrom
    }
  }

  #perform(stream: WorkerStream, { audio, next }: Step, word: number): void {
    const { status, cancelFlags, now } = this.#parts
    stream.isBusy = true
    const outer: Outer = { stream, tag: this.#shares.begins(stream.owner), beganAt: now(), nestedMs: 0 }
    if (word === statusWord.speaking) this.#outer = outer
    Atomics.store(status, word, stream.slot + 1)
    const beforeMs = audio.durationMs
    let isSuspect = false
    try {
      const report =
        next &&
        speakPiece(stream, audio, next, {
          isCancelled: () => Atomics.load(cancelFlags, stream.slot) !== 0,
          betweenChunks: () => {
            Atomics.add(status, statusWord.beat, 1)
            this.#serveBetween(audio)
          },
        })
      if (report) this.#conclude(stream, report)
      if (stream.isFinishing && stream.pieces.length === 0 && !stream.isCancelled) this.#end(stream, audio)
    } catch (error) {
      isSuspect = isEngineInDoubt(error)
      // While nothing of a bad piece has left, a fresh engine speaks it once more.
      const hasLeft = audio.durationMs > beforeMs
      if (error instanceof SuspectAudioError && !stream.isSecondTry && !hasLeft) stream.isSecondTry = true
      else this.#fail(stream, error, isSuspect)
    }
    if (next) putAway(next, stream, this.#bench, isSuspect)
    this.#shares.ends(stream.owner, outer.tag, this.#priceOf(outer))
    Atomics.store(status, word, 0)
    this.#beat()
    this.#rest(stream)
  }

  /** Of the piece so far. */
  #priceOf({ stream: { owner }, beganAt, nestedMs }: Outer): number {
    const spentMs = this.#parts.now() - beganAt - nestedMs
    return (this.#owners.get(owner) ?? 0) > 1 ? priceOfMany * spentMs : spentMs
  }

  #beat(): void {
    Atomics.add(this.#parts.status, statusWord.beat, 1)
  }

  #conclude(stream: WorkerStream, report: PieceReport): void {
    stream.pieces.shift()
    stream.spoken++
    stream.isSecondTry = false
    this.#parts.send({ news: 'piece', stream: stream.id, report })
  }

  #end(stream: WorkerStream, audio: StreamAudio): void {
    audio.finish()
    this.#parts.send({ news: 'end', stream: stream.id, durationMs: audio.durationMs })
    this.#forget(stream)
  }

  #fail(stream: WorkerStream, error: unknown, suspect = false): void {
    this.#parts.send({ news: 'fail', stream: stream.id, error: toErrorNews(error), suspect })
    this.#forget(stream)
  }

  #rest(stream: WorkerStream): void {
    stream.isBusy = false
    if (stream.isCancelled && this.#streams.has(stream.id)) this.#release(stream)
  }

  #release(stream: WorkerStream): void {
    this.#parts.send({ news: 'released', stream: stream.id })
    this.#forget(stream)
  }

  #forget(stream: WorkerStream): void {
    if (this.#streams.delete(stream.id)) this.#letGo(stream.owner)
    if (stream.audio) this.#parts.shelves.encoders(stream.format).giveBack(stream.audio.encoder)
    this.#watched.get(stream.id)?.()
    this.#watched.delete(stream.id)
  }

  #letGo(owner: string): void {
    const left = (this.#owners.get(owner) ?? 1) - 1
    if (left > 0) this.#owners.set(owner, left)
    else this.#owners.delete(owner)
  }
}

/** Tells whether an engine may be broken. An EngineError is an orderly refusal; any other error is not. */
function isEngineInDoubt(error: unknown): boolean {
  return error instanceof SuspectAudioError || !(error instanceof EngineError)
}
