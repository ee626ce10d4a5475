import { createHash } from 'node:crypto'
import type { LinkedSpeech } from '@vireo/engines'

const keptMs = 60_000
const bytesMax = 32 * 2 ** 20

type Kept = {
  readonly speech: Promise<LinkedSpeech>
  readonly until: number
  /** Aborts the work once all who waited for it are gone. */
  readonly stopping: AbortController
  waiting: number
  bytes: number
}

/**
 * Remembers for a minute what was spoken: a piece that a worker lost, or found bad, is not paid for twice. What failed is
 * not kept.
 */
export class RecentSpeech {
  readonly #now: () => number
  readonly #kept = new Map<string, Kept>()
  #bytes = 0

  constructor(now: () => number) {
    this.#now = now
  }

  /**
   * Resolves with what was spoken, by `speak` where nobody asked for it lately. Its signal is aborted when everybody who
   * waits is gone. Rejects with the reason of one's own signal.
   */
  async get(
    what: object,
    signal: AbortSignal,
    speak: (signal: AbortSignal) => Promise<LinkedSpeech>,
  ): Promise<LinkedSpeech> {
    signal.throwIfAborted()
    const key = createHash('sha256').update(JSON.stringify(what)).digest('base64')
    this.#forgetOld()
    const kept = this.#kept.get(key) ?? this.#begin(key, speak)
    kept.waiting++
    let leave = () => {}
    const left = new Promise<never>((_, reject) => {
      leave = () => reject(signal.reason)
      signal.addEventListener('abort', leave, { once: true })
    })
    try {
      return await Promise.race([kept.speech, left])
    } finally {
      signal.removeEventListener('abort', leave)
      kept.waiting--
      if (kept.waiting === 0 && signal.aborted) this.#giveUp(key, kept, signal.reason)
    }
  }

  #begin(key: string, speak: (signal: AbortSignal) => Promise<LinkedSpeech>): Kept {
    const stopping = new AbortController()
    const kept = { speech: speak(stopping.signal), until: this.#now() + keptMs, stopping, waiting: 0, bytes: 0 }
    this.#kept.set(key, kept)
    kept.speech.then(
      ({ wav }) => this.#weigh(kept, wav.length),
      () => this.#drop(key, kept),
    )
    return kept
  }

  /** What is there already stays for whoever asks next. */
  #giveUp(key: string, kept: Kept, reason: unknown): void {
    if (kept.bytes > 0) return
    this.#drop(key, kept)
    kept.stopping.abort(reason)
  }

  #weigh(kept: Kept, bytes: number): void {
    kept.bytes = bytes
    this.#bytes += bytes
    for (const [key, oldest] of this.#kept) {
      if (this.#bytes <= bytesMax) break
      if (oldest.bytes > 0) this.#drop(key, oldest)
    }
  }

  #forgetOld(): void {
    for (const [key, kept] of this.#kept) {
      if (kept.until > this.#now()) break
      this.#drop(key, kept)
    }
  }

  #drop(key: string, kept: Kept): void {
    if (this.#kept.get(key) !== kept) return
    this.#kept.delete(key)
    this.#bytes -= kept.bytes
    kept.bytes = 0
  }
}
