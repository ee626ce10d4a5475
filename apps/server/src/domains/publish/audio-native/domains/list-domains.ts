import type { AudioNativeDomain } from '@vireo/contracts/audio-native'
import type { Context } from '#kernel/context.ts'
import { type DomainRow, recordName } from '#sso'
import { listDomains as listRows } from './domain-store.ts'

/** Lists the domains of the caller's workspace, by name. */
export function listDomains(ctx: Context): Promise<readonly DomainRow[]> {
  return listRows(ctx)
}

/** Presents a domain with the record that proves it; instants are Unix seconds. */
export function presentDomain(row: DomainRow): AudioNativeDomain {
  const seconds = (instant: Date | null) => instant && Math.floor(instant.getTime() / 1000)
  return {
    domain_id: row.id,
    domain: row.domain,
    status: row.status,
    txt_record: { name: recordName(row.domain), value: row.record_value },
    verified_at_unix: seconds(row.verified_at),
    checked_at_unix: seconds(row.checked_at),
  }
}

/** Presents all of them. */
export function presentDomains(rows: readonly DomainRow[]): { domains: AudioNativeDomain[] } {
  return { domains: rows.map(presentDomain) }
}
