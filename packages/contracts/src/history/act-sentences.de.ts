import type { historyAudit } from './audit.ts'

/** What each act reads as in German. */
export const historyActSentencesGerman: Readonly<Record<keyof typeof historyAudit, string>> = {
  'history.audio-heard-by-staff': 'Der Support hat eine Aufnahme angehört.',
  'history.feedback-reviewed': '{who} hat eine Rückmeldung zu einer Aufnahme geprüft.',
  'history.item-deleted': '{who} hat eine Aufnahme gelöscht.',
  'history.item-restored': '{who} hat eine Aufnahme wiederhergestellt.',
  'history.retention-changed': '{who} hat geändert, wie lange Aufnahmen bleiben.',
}
