import type { Clock } from '../../kernel/clock.ts'
import { Recent } from './recent.ts'

/** A burst may be this many seconds' worth. */
export const burstSeconds = 10
/** Whoever is forgotten has a full bucket again. */
export const callersMax = 20_000

type Bucket = { tokens: number; atMs: number }

/** Lets each key do something so many times a second over time, and ten seconds' worth at once. Memory is bounded. */
export class TokenBuckets {
  readonly #buckets = new Recent<Bucket>(callersMax)
  readonly #perSecond: number
  readonly #clock: Clock

  /** 0 is without a bound. */
  constructor(perSecond: number, clock: Clock) {
    this.#perSecond = perSecond
    this.#clock = clock
  }

  /** Takes one; answers after how many seconds there is another when there is none, else 0. */
  take(key: string): number {
    if (this.#perSecond === 0) return 0
    const nowMs = this.#clock.now().getTime()
    const bucket = this.#buckets.get(key)
    if (!bucket) {
      this.#buckets.add(key, { tokens: this.#size - 1, atMs: nowMs })
      return 0
    }
    bucket.tokens = this.#tokensAt(bucket, nowMs)
    bucket.atMs = nowMs
    if (bucket.tokens < 1) return (1 - bucket.tokens) / this.#perSecond
    bucket.tokens -= 1
    return 0
  }

  get keys(): number {
    return this.#buckets.size
  }

  get #size(): number {
    return this.#perSecond * burstSeconds
  }

  #tokensAt({ tokens, atMs }: Bucket, nowMs: number): number {
    return Math.min(this.#size, tokens + (Math.max(0, nowMs - atMs) / 1000) * this.#perSecond)
  }
}
