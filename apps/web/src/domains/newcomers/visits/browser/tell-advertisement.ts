import { logQuietly } from '#kit/log.ts'
import { advertisementIn, type Advertisement } from './advertisement.ts'
import { keptInBrowser } from './kept.ts'

/** Where the advertisement waits for a sign-up in this tab. */
const waitingKey = 'vireo.advertisement'

/** Tells whether whoever uses this browser opted out, by what they chose or by its signal. */
export function hasOptedOut(): boolean {
  const { globalPrivacyControl } = navigator as { readonly globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || keptInBrowser.read('privacy-opt-out') === 'opted-out'
}

/** Writes down on the server which advertisement this visit came from. Never for who opted out; called with consent only. */
export function tellAdvertisement(query: string): void {
  const advertisement = advertisementIn(new URLSearchParams(query))
  if (!advertisement || hasOptedOut()) return
  try {
    sessionStorage.setItem(waitingKey, JSON.stringify(advertisement))
  } catch {
    // Storage is switched off: a sign-up is told without it.
  }
  void record({ event_type: 'visit', ...advertisement })
}

/** Tells it once more of who signed up in this tab; nothing where no advertisement led here. */
export function tellAdvertisedSignUp(email: string): void {
  const waiting = sessionStorage.getItem(waitingKey)
  if (waiting === null || hasOptedOut()) return
  sessionStorage.removeItem(waitingKey)
  const advertisement = JSON.parse(waiting) as Advertisement
  void record({ event_type: 'sign_up', email: { email }, ...advertisement })
}

/** Sends a record; what is answered otherwise than with 200 is only logged. */
async function record(body: object): Promise<void> {
  try {
    const answer = await fetch('/v1/google-ads-visit', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
    })
    if (answer.status !== 200) logQuietly('The advertisement was not written down.', await answer.json())
  } catch (error) {
    logQuietly('The advertisement was not written down.', error)
  }
}
