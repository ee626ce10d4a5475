import type { voicesAudit } from './audit.ts'

/** What each act reads as in German. */
export const voicesActSentencesGerman: Readonly<Record<keyof typeof voicesAudit, string>> = {
  'voices.added': '{who} hat eine Stimme hinzugefügt.|{who} hat die Stimme {thing} hinzugefügt.',
  'voices.deleted': '{who} hat eine Stimme gelöscht.|{who} hat die Stimme {thing} gelöscht.',
  'voices.edited': '{who} hat eine Stimme bearbeitet.|{who} hat die Stimme {thing} bearbeitet.',
  'voices.safety-set': '{who} hat die Schutzeinstellungen einer Stimme geändert.',
  'voices.sample-deleted': '{who} hat eine Aufnahme einer Stimme gelöscht.',
}
