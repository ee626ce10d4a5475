import type { isolationAudit } from './audit.ts'

/** What each act reads as in German. */
export const isolationActSentencesGerman: Readonly<Record<keyof typeof isolationAudit, string>> = {
  'isolation.deleted': '{who} hat eine bereinigte Aufnahme gelöscht.',
}
