import { randomBytes } from 'node:crypto'
import type { DomainRow } from '../tables.ts'

/** How long a verified domain whose record is gone still counts: somebody may be moving their zone. */
export const graceMs = 3 * 24 * 60 * 60 * 1000

/** Under a name of its own, so that nothing else on the domain is in the way. */
export function recordName(domain: string): string {
  return `_vireo-challenge.${domain}`
}

export function makeRecordValue(): string {
  return `vireo-domain-verification=${randomBytes(20).toString('hex')}`
}

/** A domain whose records were read: it waits for nothing any more. */
export type JudgedDomain = DomainRow & { readonly status: 'verified' | 'failed' }

/** What a domain is after its records were read: pure, so that every case is a row of a table. */
export function judgeDomain(domain: DomainRow, records: readonly string[], now: Date): JudgedDomain {
  if (records.includes(domain.record_value))
    return { ...domain, status: 'verified', verified_at: domain.verified_at ?? now, missing_since: null }
  if (domain.status !== 'verified') return { ...domain, status: 'failed', missing_since: null }
  const missingSince = domain.missing_since ?? now
  const isOver = now.getTime() - missingSince.getTime() >= graceMs
  return isOver
    ? { ...domain, status: 'failed', verified_at: null, missing_since: null }
    : { ...domain, status: 'verified', missing_since: missingSince }
}
