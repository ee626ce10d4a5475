import type { transcriptionAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const transcriptionAuditGerman: Readonly<Record<keyof typeof transcriptionAudit, string>> = {
  'transcription.deleted': 'Transkript gelöscht',
  'transcription.keyterms-added': 'Schlüsselbegriffe hinzugefügt',
  'transcription.keyterm-removed': 'Schlüsselbegriff entfernt',
  'transcription.comment-deleted': 'Kommentar zu einem Transkript gelöscht',
  'transcription.sound-deleted': 'Aufnahme eines Transkripts gelöscht',
}
