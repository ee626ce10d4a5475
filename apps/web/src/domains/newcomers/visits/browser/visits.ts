import { type AnalyticsConsent, type BrowserEvent, consentIn, letsCount } from '@vireo/contracts/visits'
import { logQuietly } from '#kit/log.ts'
import type { Kept } from './kept.ts'

/** What somebody decided; it outlives a sign-out. */
export const consentKey = 'analytics-consent'
/** The name under which this browser is counted, which it made up. */
const visitorKey = 'vireo.visitor'
/** How many events wait in memory for a decision; the oldest are let go. */
const waitingMax = 20
const batchMax = 10

export type VisitSettings = {
  readonly counts_visits: boolean
  readonly affiliate_script: string | null
  /** Whether others than whoever runs this instance are told. */
  readonly tells_others: boolean
}

export type ToldEvent = { readonly event: BrowserEvent; readonly path: string; readonly source: string | null }

/** What counting a visit needs of the outside. */
export type VisitWorld = {
  readonly kept: Kept
  readonly nowMs: () => number
  readonly newVisitor: () => string
  readonly settings: () => Promise<VisitSettings>
  /** The country as the server knows it; null where it does not. */
  readonly country: () => Promise<string | null>
  /** Rejects where it was not taken. */
  readonly send: (body: object) => Promise<void>
  readonly ask: (settings: VisitSettings) => void
  readonly loadScript: (address: string) => void
  /** Whether whoever uses this browser opted out of sale, sharing and targeted advertising. */
  readonly hasOptedOut: () => boolean
  /** What else waits for consent. */
  readonly onAllowed: () => void
}

export type Visits = {
  /** Finds out whether this visit may be counted, and asks where that is to be asked. */
  readonly begin: () => Promise<void>
  readonly tell: (event: ToldEvent) => void
  readonly decide: (mayCount: boolean) => void
  readonly consent: () => AnalyticsConsent
}

/**
 * Counts a visit. What happens waits in memory until it is known whether it may leave; without consent it never does, and
 * nothing but the decision is kept.
 */
export function createVisits(world: VisitWorld): Visits {
  let consent: AnalyticsConsent = 'undecided'
  let settings: VisitSettings | undefined
  /** Whether it is known that nothing of this visit will ever leave. */
  let isOver = false
  let waiting: (ToldEvent & { readonly atMs: number })[] = []

  function end(): void {
    isOver = true
    waiting = []
  }

  function flush(): void {
    if (!letsCount(consent) || settings?.counts_visits !== true) return
    while (waiting.length > 0) {
      const events = waiting
        .slice(0, batchMax)
        .map(({ atMs, ...event }) => ({ ...event, ago_ms: world.nowMs() - atMs }))
      waiting = waiting.slice(batchMax)
      // What does not arrive is not worth a second try.
      void world.send({ visitor: visitorOf(world), consent, events }).catch((error: unknown) => {
        logQuietly('A visit was not counted.', error)
      })
    }
  }

  function allowed(): void {
    world.onAllowed()
    if (settings?.affiliate_script && !world.hasOptedOut()) world.loadScript(settings.affiliate_script)
    if (settings?.counts_visits) flush()
    else end()
  }

  return {
    async begin() {
      const saved = world.kept.read(consentKey)
      if (saved === 'denied') {
        consent = saved
        return end()
      }
      settings = await world.settings()
      if (!settings.counts_visits && !settings.affiliate_script) return end()
      consent = saved === 'granted' ? saved : consentIn(await world.country())
      if (letsCount(consent)) allowed()
      else world.ask(settings)
    },
    tell(event) {
      if (isOver) return
      waiting = [...waiting, { ...event, atMs: world.nowMs() }].slice(-waitingMax)
      flush()
    },
    decide(mayCount) {
      consent = mayCount ? 'granted' : 'denied'
      world.kept.write(consentKey, consent)
      if (mayCount) return allowed()
      world.kept.remove(visitorKey)
      end()
    },
    consent: () => consent,
  }
}

function visitorOf({ kept, newVisitor }: VisitWorld): string {
  const known = kept.read(visitorKey)
  if (known !== undefined && /^[\w-]{16,64}$/u.test(known)) return known
  const made = newVisitor()
  kept.write(visitorKey, made)
  return made
}
