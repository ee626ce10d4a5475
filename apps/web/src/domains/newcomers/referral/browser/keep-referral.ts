import {
  heldReferral,
  referralCookies,
  referralCookiesAfterMs,
  referralLifetimeMs,
  referralOf,
  type ReferralRecord,
} from '@vireo/contracts/referral'

/** Where a browser keeps who brought its person; it outlives a sign-out. */
const referralKey = 'referral'

/** What keeping a referral needs of the outside. */
export type ReferralWorld = {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly nowMs: () => number
  readonly after: (durationMs: number, then: () => void) => void
  readonly deleteCookie: (name: string) => void
}

const browser: ReferralWorld = {
  get storage() {
    return localStorage
  },
  nowMs: () => Math.floor(performance.timeOrigin + performance.now()),
  after: (durationMs, then) => void setTimeout(then, durationMs),
  deleteCookie,
}

/** Keeps who brought somebody, or clears it, as the address of a visit says. A browser that keeps nothing is only less convenient. */
export function keepReferral(query: URLSearchParams, world: ReferralWorld = browser): void {
  const referral = referralOf(query)
  if (!referral) return
  try {
    if (referral === 'clear') world.storage.removeItem(referralKey)
    else {
      const record: ReferralRecord = { value: referral.keep, expires_at: world.nowMs() + referralLifetimeMs }
      world.storage.setItem(referralKey, JSON.stringify(record))
    }
  } catch {
    // Storage is switched off: nobody is known to have brought them.
  }
  // A partner's script may write them once more while the page loads.
  if (referral === 'clear')
    world.after(referralCookiesAfterMs, () => {
      for (const name of referralCookies) world.deleteCookie(name)
    })
}

/** Answers who brought whoever uses this browser, while that holds; what is over is forgotten. */
export function storedReferral({ storage, nowMs }: Pick<ReferralWorld, 'storage' | 'nowMs'> = browser):
  | string
  | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(referralKey) ?? 'null')
    const value = heldReferral(kept, nowMs())
    if (kept !== null && value === undefined) storage.removeItem(referralKey)
    return value
  } catch {
    return undefined
  }
}

/** Forgets who brought somebody: it was told, or cannot be. */
export function forgetReferral(): void {
  try {
    localStorage.removeItem(referralKey)
  } catch {
    // Switched off: nothing was kept.
  }
}

/** Deletes a cookie here and for every domain that this host belongs to. */
function deleteCookie(name: string): void {
  const labels = location.hostname.split('.')
  const domains = labels.slice(0, -1).map((_, at) => `; Domain=${labels.slice(at).join('.')}`)
  for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
}
