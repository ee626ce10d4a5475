import type { assetsAudit } from './audit.ts'

/** What each act reads as in German. */
export const assetsActSentencesGerman: Readonly<Record<keyof typeof assetsAudit, string>> = {
  'assets.deleted': '{who} hat eine Datei gelöscht.|{who} hat die Datei {thing} gelöscht.',
}
