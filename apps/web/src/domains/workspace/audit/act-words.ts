import type { AuditLogEntry } from '@vireo/contracts/audit'
import { words } from '#kit/language/index.ts'

/** What acts are called where the server's own words are not in the language of the page; empty in English. */
const acts: Readonly<Record<string, string>> = words('acts', {})

/** Says what happened as the log tells it: the act, and the id of the thing that it was done to. */
export function actText(entry: AuditLogEntry): string {
  const act = acts[entry.activity_name]
  const { target_id: thing } = entry.unmapped
  if (act === undefined) return entry.message
  return thing === null ? act : `${act}: ${thing}`
}
