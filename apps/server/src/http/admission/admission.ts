import type { Clock } from '../../kernel/clock.ts'
import { AppError } from '../../kernel/errors.ts'
import { type AdmissionLimits, type Scope, scopes } from './limits.ts'
import { Tally } from './tally.ts'
import { TokenBuckets } from './token-buckets.ts'

/** Whom something is counted for. What is absent is not counted: an address that says nothing, a caller not known yet. */
export type Who = Partial<Readonly<Record<Scope, string>>>

export type Resource = Exclude<keyof AdmissionLimits, 'requestsPerSecond' | 'bodyBytesPerSecondMin'>

const names: Readonly<Record<Resource, string>> = {
  running: 'requests under way',
  sockets: 'open sockets',
  openBodies: 'request bodies under way',
  memoryBytes: 'bytes of request bodies',
  diskBytes: 'bytes of uploads',
}

/** Something held until it is released; releasing twice is releasing once. */
export type Lease = {
  /** Counts the same amount for somebody else too: whoever the caller turns out to be. Throws, and holds what it held. */
  join(who: Who): void
  /** Holds more. Throws where that is too much, and holds what it held. */
  grow(amount: number): void
  release(): void
}

/**
 * The one place that says how much of the process somebody may take: by address before anybody knows who is calling,
 * by credential and workspace after, and for all together. Refuses with `rate_limit_exceeded`, and with
 * `request_too_large` what would never fit.
 */
export type Admission = {
  readonly limits: AdmissionLimits
  /** Counts a request. */
  countRequest(who: Who): void
  /** Takes room. */
  take(resource: Resource, who: Who, amount?: number): Lease
  /** Throws where it would not fit as things are; takes nothing. */
  assertFits(resource: Resource, who: Who, amount: number): void
}

export function createAdmission(limits: AdmissionLimits, clock: Clock): Admission {
  const buckets = byScope((scope) => new TokenBuckets(limits.requestsPerSecond[scope], clock))
  const tallies = new Map<Resource, Record<Scope, Tally>>(
    (Object.keys(names) as Resource[]).map((resource) => [
      resource,
      byScope((scope) => new Tally(limits[resource][scope])),
    ]),
  )
  const take: Admission['take'] = (resource, who, amount = 1) =>
    new Held(resource, tallies.get(resource) as Record<Scope, Tally>, who, amount)
  return {
    limits,
    countRequest(who) {
      for (const scope of scopes) {
        const key = who[scope]
        const waitSeconds = key === undefined ? 0 : buckets[scope].take(key)
        if (waitSeconds > 0) throw refusal(scope, 'requests a second', waitSeconds)
      }
    },
    take,
    assertFits: (resource, who, amount) => take(resource, who, amount).release(),
  }
}

/** The key of what is counted for all together. */
export const everybody = 'all'

class Held implements Lease {
  readonly #resource: Resource
  readonly #tallies: Record<Scope, Tally>
  #holders: (readonly [Scope, string])[] = []
  #amount: number
  #isReleased = false

  constructor(resource: Resource, tallies: Record<Scope, Tally>, who: Who, amount: number) {
    this.#resource = resource
    this.#tallies = tallies
    this.#amount = amount
    this.join(who)
  }

  join(who: Who): void {
    if (this.#isReleased) return
    const joining: (readonly [Scope, string])[] = []
    for (const scope of scopes) {
      const key = who[scope]
      if (key !== undefined) joining.push([scope, key])
    }
    this.#takeFor(joining, this.#amount)
    this.#holders.push(...joining)
  }

  grow(amount: number): void {
    if (this.#isReleased) return
    this.#takeFor(this.#holders, amount)
    this.#amount += amount
  }

  release(): void {
    for (const [scope, key] of this.#holders) this.#tallies[scope].give(key, this.#amount)
    this.#holders = []
    this.#isReleased = true
  }

  /** All of them or none. */
  #takeFor(holders: readonly (readonly [Scope, string])[], amount: number): void {
    for (const [at, [scope, key]] of holders.entries()) {
      if (this.#tallies[scope].take(key, amount)) continue
      for (const [taken, whose] of holders.slice(0, at)) this.#tallies[taken].give(whose, amount)
      if (!this.#tallies[scope].couldHold(amount)) throw new AppError('request_too_large')
      throw refusal(scope, names[this.#resource], 1)
    }
  }
}

function refusal(scope: Scope, what: string, retryAfterSeconds: number): AppError {
  const whose = scope === 'instance' ? 'this server has' : `this ${scope} has`
  return new AppError('rate_limit_exceeded', {
    message: `Too many ${what}: try again when ${whose} fewer.`,
    retryAfterSeconds,
    data: { limit: what, scope },
  })
}

function byScope<T>(make: (scope: Scope) => T): Record<Scope, T> {
  return {
    address: make('address'),
    credential: make('credential'),
    workspace: make('workspace'),
    instance: make('instance'),
  }
}
