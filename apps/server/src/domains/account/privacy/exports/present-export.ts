import type { DataExport, ExportLink } from '@vireo/contracts/privacy'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { CreatedLink } from './create-export-link.ts'
import type { ExportInProgress } from '../tables.ts'

/** Presents a copy of somebody’s data as the API shows it; instants are Unix seconds. */
export function presentExport(row: ExportInProgress): DataExport {
  return {
    export_id: row.id,
    state: row.state,
    progress: row.progress,
    created_at_unix: unixSeconds(row.created_at),
    expires_at_unix: row.expires_at && unixSeconds(row.expires_at),
    size_bytes: row.size_bytes,
  }
}

/** Presents copies for the API, in the order given. */
export function presentExports(rows: readonly ExportInProgress[]): { exports: DataExport[] } {
  return { exports: rows.map(presentExport) }
}

/** Presents a download link and when it expires, in Unix seconds. */
export function presentLink({ url, expiresAt }: CreatedLink): ExportLink {
  return { url, expires_at_unix: unixSeconds(expiresAt) }
}
