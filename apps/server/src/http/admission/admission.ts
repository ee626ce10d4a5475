import type { Clock } from '../../kernel/clock.ts'
import { Held, type Lease, type Resource, resources, type Room, roomOf } from './held.ts'
import type { AdmissionLimits } from './limits.ts'
import { refusal } from './refusal.ts'
import { SharedRate } from './shared-rate.ts'
import { TokenBuckets } from './token-buckets.ts'
import { byLevel, countedIn, holderIn, levels, type Who } from './who.ts'

const requestRate = 'requests a second'

/**
 * The one place that says how much of the process somebody may take: by address before anybody knows who is calling,
 * by credential and workspace after, and for all together, of which nobody can take so much that others get nothing.
 * Refuses with `rate_limit_exceeded`, and with `request_too_large` what would never fit.
 */
export type Admission = {
  readonly limits: AdmissionLimits
  /** Counts a request of somebody of whom no more is known than where they are. */
  countRequest(who: Who): void
  /** Counts the same request for the caller it turned out to come from. */
  countCaller(caller: Who, counted: Who): void
  /** Takes room. */
  take(resource: Resource, who: Who, amount?: number): Lease
  /** Throws where it would not fit as things are; takes nothing. */
  assertFits(resource: Resource, who: Who, amount: number): void
}

/** Creates the admission control of a process, which counts requests and lends out room for what they hold. */
export function createAdmission(limits: AdmissionLimits, clock: Clock): Admission {
  const requests = limits.requestsPerSecond
  const buckets = byLevel(({ scope, times }) => new TokenBuckets(requests[scope] * times, clock))
  const rate = new SharedRate(requests.instance, clock)
  const rooms = new Map<Resource, Room>(resources.map((resource) => [resource, roomOf(resource, limits[resource])]))
  const take: Admission['take'] = (resource, who, amount = 1) => new Held(rooms.get(resource) as Room, who, amount)
  const countApart = (who: Who) => {
    for (const [level, key] of countedIn(who)) {
      const waitSeconds = buckets[level].take(key)
      if (waitSeconds > 0) throw refusal(levels[level].scope, requestRate, waitSeconds)
    }
  }
  return {
    limits,
    countRequest(who) {
      countApart(who)
      if (!rate.take(holderIn(who))) throw refusal('instance', requestRate, 1)
    },
    countCaller(caller, counted) {
      countApart(caller)
      const holder = holderIn(counted)
      if (!rate.move(holder, caller.workspace ?? holder)) throw refusal('instance', requestRate, 1)
    },
    take,
    assertFits: (resource, who, amount) => take(resource, who, amount).release(),
  }
}
