import type { transcriptionAudit } from './audit.ts'

/** What each act reads as in German. */
export const transcriptionActSentencesGerman: Readonly<Record<keyof typeof transcriptionAudit, string>> = {
  'transcription.deleted': '{who} hat ein Transkript gelöscht.',
  'transcription.keyterms-added': '{who} hat Schlüsselbegriffe hinzugefügt.',
  'transcription.keyterm-removed': '{who} hat einen Schlüsselbegriff entfernt.',
  'transcription.comment-deleted': '{who} hat einen Kommentar zu einem Transkript gelöscht.',
  'transcription.sound-deleted': '{who} hat die Aufnahme eines Transkripts gelöscht.',
}
