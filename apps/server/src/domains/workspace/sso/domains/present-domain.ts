import type { DomainVerification } from '@vireo/contracts/sso'
import { unixSeconds, unixSecondsOrNull } from '#kernel/formats/unix-seconds.ts'
import type { DomainRow } from '../tables.ts'
import { recordName } from './domain-record.ts'

/** Presents a domain with the TXT record that proves it; instants are Unix seconds. */
export function presentDomain(row: DomainRow): DomainVerification {
  return {
    domain_verification_id: row.id,
    domain: row.domain,
    status: row.status,
    txt_record: { name: recordName(row.domain), value: row.record_value },
    created_at_unix: unixSeconds(row.created_at),
    verified_at_unix: unixSecondsOrNull(row.verified_at),
    checked_at_unix: unixSecondsOrNull(row.checked_at),
    missing_since_unix: unixSecondsOrNull(row.missing_since),
  }
}

/** Presents the domains of a workspace. */
export function presentDomains(rows: readonly DomainRow[]) {
  return { domain_verifications: rows.map(presentDomain) }
}
