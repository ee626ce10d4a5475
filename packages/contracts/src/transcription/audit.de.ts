import type { transcriptionAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const transcriptionAuditGerman: Readonly<Record<keyof typeof transcriptionAudit, string>> = {
  'transcription.deleted': 'Transkript gelöscht',
  'transcription.sound-deleted': 'Aufnahme eines Transkripts gelöscht',
}
