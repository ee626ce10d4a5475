import { logQuietly } from '#kit/log.ts'
import { type ConsentWords, showConsentBanner } from './consent-banner.ts'
import { keptInBrowser } from './kept.ts'
import { hasOptedOut, tellAdvertisement } from './tell-advertisement.ts'
import { createVisits, type Visits, type VisitSettings } from './visits.ts'

let started: Visits | undefined
let isFirst = true
/** What the address said when somebody came; screens may change it before they decide. */
const arrivedWith = globalThis.location?.search ?? ''

/** Begins to count the visit of this page, once; what is asked is asked in these words. */
export function startVisits(words: ConsentWords): Visits {
  if (started) return started
  const visits: Visits = createVisits({
    kept: keptInBrowser,
    nowMs: () => Math.floor(performance.timeOrigin + performance.now()),
    newVisitor: () => randomName(),
    settings: () => readJson<VisitSettings>('/v1/visits/settings'),
    country: async () =>
      (await readJson<{ geo_location: { country: string | null } | null }>('/v1/user/geo-location')).geo_location
        ?.country ?? null,
    send,
    ask: (settings) => showConsentBanner(words, settings.tells_others, (mayCount) => visits.decide(mayCount)),
    loadScript,
    hasOptedOut,
    onAllowed: () => tellAdvertisement(arrivedWith),
  })
  started = visits
  visits.begin().catch((error: unknown) => {
    logQuietly('Whether visits are counted could not be found out.', error)
  })
  return visits
}

/** Tells which page is seen; the first one also where somebody came from. */
export function viewPage(visits: Visits, path: string): void {
  visits.tell({ event: 'page_viewed', path, source: isFirst ? sourceOf(location.search, document.referrer) : null })
  isFirst = false
}

/** Answers the name of a campaign, or the host of the page before; null where somebody came by themselves. */
export function sourceOf(query: string, referrer: string, host = location.host): string | null {
  const campaign = new URLSearchParams(query).get('utm_source')
  if (campaign) return campaign.slice(0, 200)
  if (!URL.canParse(referrer)) return null
  const from = new URL(referrer).host
  return from === host ? null : from.slice(0, 200)
}

/** Makes a name of sixteen random bytes, as letters: also where a page has no secure origin. */
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function readJson<Answer>(address: string): Promise<Answer> {
  const answer = await fetch(address, { credentials: 'omit' })
  if (!answer.ok) throw new Error(`${address} answered ${String(answer.status)}`)
  return (await answer.json()) as Answer
}

async function send(body: object): Promise<void> {
  const answer = await fetch('/v1/visits/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // It is told also while the page is being left.
    keepalive: true,
  })
  if (!answer.ok) throw new Error(`It was answered with ${String(answer.status)}.`)
}

function loadScript(address: string): void {
  if (document.querySelector(`script[src="${CSS.escape(address)}"]`)) return
  const script = document.createElement('script')
  script.src = address
  script.async = true
  document.head.append(script)
}
