import { EngineError } from '../speech.ts'
import {
  type Conversion,
  type ConversionListener,
  type LearnedVoice,
  SourceError,
  type VoiceConversionEngine,
} from '../voice-conversion.ts'
import { type ConversionThread, startConversionThread } from './conversion-thread.ts'
import type { ConversionNews } from './messages.ts'
import { PooledConversion, type JobListener, type JobWish } from './pooled-conversion.ts'

export type VoiceConversionPoolOptions = {
  /** Conversions worked on at the same time. */
  readonly workers: number
  /** URL of a module that exports `loadVoiceConverter`. Loaded in the workers, when first needed. */
  readonly engine: string | URL
  /** Without a sign of life for so long while it has work, a worker has hung. 15 s unless said. */
  readonly hangMs?: number
  /** The same for a worker that is starting. 60 s unless said. */
  readonly startMs?: number
  /** A worker without work is stopped after this time. 30 s unless said. */
  readonly idleMs?: number
  /** Jobs waiting for a worker; beyond it they fail as `overloaded`. 256 unless said. */
  readonly waitingMax?: number
  /** The worker's file, for a bundle that has moved it. */
  readonly workerUrl?: URL
}

/** Conversion in threads: one job in each, in order; a worker that crashed or hung is replaced. */
export function createVoiceConversionPool(options: VoiceConversionPoolOptions): VoiceConversionEngine {
  return new VoiceConversionPool(options)
}

class VoiceConversionPool implements VoiceConversionEngine {
  readonly #options: Required<VoiceConversionPoolOptions>
  readonly #running = new Set<PooledConversion>()
  readonly #idle = new Map<ConversionThread, NodeJS.Timeout>()
  readonly #ending = new Set<Promise<void>>()
  #waiting: PooledConversion[] = []
  #working = 0
  #isClosed = false

  constructor(options: VoiceConversionPoolOptions) {
    if (!Number.isInteger(options.workers) || options.workers < 1) {
      throw new RangeError(`a pool cannot have ${options.workers} workers`)
    }
    const workerUrl = new URL('./conversion-worker.ts', import.meta.url)
    this.#options = { hangMs: 15_000, startMs: 60_000, idleMs: 30_000, waitingMax: 256, workerUrl, ...options }
  }

  learn(reference: Parameters<VoiceConversionEngine['learn']>[0], signal?: AbortSignal): Promise<LearnedVoice> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        job.cancel()
        reject(signal?.reason)
      }
      const job = this.#add(
        { kind: 'learn', reference },
        {
          news: () => undefined,
          over: (outcome) => {
            signal?.removeEventListener('abort', leave)
            if (!(outcome instanceof Error) && outcome.type === 'learned') resolve(outcome.voice)
            else reject(errorOf(outcome))
          },
        },
      )
      if (signal?.aborted) leave()
      else signal?.addEventListener('abort', leave, { once: true })
    })
  }

  convert(request: Parameters<VoiceConversionEngine['convert']>[0], listener: ConversionListener): Conversion {
    const job = this.#add(
      { kind: 'convert', request },
      {
        news: (news) => {
          if (news.type === 'audio') listener.audio(news.bytes)
          else if (news.type === 'stretch') listener.stretch(news.stretch)
        },
        over: (outcome) => {
          if (!(outcome instanceof Error) && outcome.type === 'end') listener.end({ durationMs: outcome.durationMs })
          else listener.fail(errorOf(outcome))
        },
      },
    )
    return { finishEarly: () => job.finishEarly(), cancel: () => job.cancel() }
  }

  /** Jobs under way and waiting fail as `closed`, and so does everything after. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const job of this.#running) job.fail(new EngineError('closed', 'the engine was closed'))
    for (const thread of this.#idle.keys()) this.#stop(thread)
    await Promise.all(this.#ending)
  }

  #add(wish: JobWish, listener: JobListener): PooledConversion {
    const job = new PooledConversion(wish, listener, this.#options, (thread, isReusable) => {
      this.#running.delete(job)
      if (thread) this.#release(thread, isReusable)
      else this.#waiting = this.#waiting.filter((waiting) => waiting !== job)
    })
    this.#running.add(job)
    const refusal = this.#refusal()
    // Listeners are never called before they know what they opened.
    if (refusal) queueMicrotask(() => job.fail(refusal))
    else {
      this.#waiting.push(job)
      this.#pump()
    }
    return job
  }

  #refusal(): EngineError | undefined {
    if (this.#isClosed) return new EngineError('closed', 'the engine was closed')
    if (this.#waiting.length < this.#options.waitingMax) return undefined
    return new EngineError('overloaded', 'too many conversions are waiting')
  }

  #pump(): void {
    while (!this.#isClosed && this.#working < this.#options.workers) {
      const next = this.#waiting.shift()
      if (!next) return
      this.#working++
      next.begin(this.#takeThread())
    }
  }

  #takeThread(): ConversionThread {
    const [rested] = this.#idle
    if (!rested) return startConversionThread(this.#options.workerUrl, String(this.#options.engine))
    clearTimeout(rested[1])
    this.#idle.delete(rested[0])
    return rested[0]
  }

  #release(thread: ConversionThread, isReusable: boolean): void {
    this.#working--
    if (this.#isClosed || !isReusable) this.#stop(thread)
    else this.#idle.set(thread, setTimeout(() => this.#stop(thread), this.#options.idleMs).unref())
    this.#pump()
  }

  #stop(thread: ConversionThread): void {
    clearTimeout(this.#idle.get(thread))
    this.#idle.delete(thread)
    const ending = thread.end().finally(() => this.#ending.delete(ending))
    this.#ending.add(ending)
  }
}

function errorOf(outcome: ConversionNews | EngineError): EngineError | SourceError {
  if (outcome instanceof Error) return outcome
  if (outcome.type === 'refused') return new SourceError(outcome.kind, outcome.message)
  return new EngineError('crashed', `the worker ended a job with ${outcome.type}`)
}
