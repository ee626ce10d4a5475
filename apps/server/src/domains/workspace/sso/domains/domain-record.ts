import { randomBytes } from 'node:crypto'
import type { DomainRow } from '../tables.ts'

/** How long a verified domain stays verified while its record is missing: somebody may be moving their zone. */
export const graceMs = 3 * 24 * 60 * 60 * 1000

/** Returns the DNS name of the record that proves a domain: a name of its own, to keep clear of other records. */
export function recordName(domain: string): string {
  return `_vireo-challenge.${domain}`
}

/** Makes a random value for the TXT record that proves a domain. */
export function makeRecordValue(): string {
  return `vireo-domain-verification=${randomBytes(20).toString('hex')}`
}

/** A domain whose records were read, so that its status is no longer pending. */
export type JudgedDomain = DomainRow & { readonly status: 'verified' | 'failed' }

/**
 * Decides the status of a domain from the records read. A verified domain keeps its status for a grace period while the
 * record is missing.
 */
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
