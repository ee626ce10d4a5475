import type { voiceLibraryAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const voiceLibraryAuditGerman: Readonly<Record<keyof typeof voiceLibraryAudit, string>> = {
  'voice-library.edited': 'Veröffentlichte Stimme bearbeitet',
  'voice-library.featured': 'Stimme hervorgehoben',
  'voice-library.published': 'Stimme veröffentlicht',
  'voice-library.reviewed': 'Stimme geprüft',
  'voice-library.withdrawn': 'Stimme zurückgezogen',
}
