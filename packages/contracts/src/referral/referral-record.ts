/** What a browser keeps of who brought its person, until an instant in milliseconds. */
export type ReferralRecord = { readonly value: string; readonly expires_at: number }

/** How long it is kept, in milliseconds: 90 days. */
export const referralLifetimeMs = 7_776_000_000

/** How long after a visit that clears a referral the cookies of partners are deleted, in milliseconds. */
export const referralCookiesAfterMs = 2000

const clickIds = ['gclid', 'gbraid', 'wbraid', 'msclkid', 'fbclid', 'ttclid'] as const

/** By which partners know whom they brought. */
export const partnerKey = 'ps_partner_key'

/** The cookies in which scripts of partners keep that. */
export const referralCookies = ['ps_partner_key', 'ps_xid', 'growsumo_data', 'gspk', 'gsxid'] as const

/** Answers what a visit does to the referral: the value to keep, `clear`, or nothing. Clearing wins over a new one. */
export function referralOf(query: URLSearchParams): { readonly keep: string } | 'clear' | undefined {
  if ([...clickIds, partnerKey].some((name) => query.get(name))) return 'clear'
  const from = query.get('from')
  return from && from.length <= 64 ? { keep: from } : undefined
}

/** Answers the value of what was kept while it holds; undefined for what is over, or no record. */
export function heldReferral(kept: unknown, nowMs: number): string | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { value, expires_at: until } = kept as Partial<ReferralRecord>
  return typeof value === 'string' && typeof until === 'number' && nowMs < until ? value : undefined
}
