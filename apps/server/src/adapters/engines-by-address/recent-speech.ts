import { createHash } from 'node:crypto'
import type { LinkedSpeech } from '@vireo/engines'

const keptMs = 60_000
const bytesMax = 32 * 2 ** 20

type Kept = { readonly speech: Promise<LinkedSpeech>; readonly until: number; bytes: number }

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

  get(what: object, speak: () => Promise<LinkedSpeech>): Promise<LinkedSpeech> {
    const key = createHash('sha256').update(JSON.stringify(what)).digest('base64')
    this.#forgetOld()
    const known = this.#kept.get(key)
    if (known) return known.speech
    const kept: Kept = { speech: speak(), until: this.#now() + keptMs, bytes: 0 }
    this.#kept.set(key, kept)
    kept.speech.then(
      ({ wav }) => this.#weigh(kept, wav.length),
      () => this.#drop(key, kept),
    )
    return kept.speech
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
