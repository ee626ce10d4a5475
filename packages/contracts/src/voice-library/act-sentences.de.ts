import type { voiceLibraryAudit } from './audit.ts'

/** What each act reads as in German. */
export const voiceLibraryActSentencesGerman: Readonly<Record<keyof typeof voiceLibraryAudit, string>> = {
  'voice-library.edited': '{who} hat eine Stimme in der Bibliothek bearbeitet.',
  'voice-library.featured': '{who} hat eine Stimme in der Bibliothek hervorgehoben.',
  'voice-library.published': '{who} hat eine Stimme in der Bibliothek veröffentlicht.',
  'voice-library.reviewed': '{who} hat eine Stimme für die Bibliothek geprüft.',
  'voice-library.withdrawn': '{who} hat eine Stimme aus der Bibliothek zurückgezogen.',
}
