import type { voiceLibraryAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const voiceLibraryActSentences: Readonly<Record<keyof typeof voiceLibraryAudit, string>> = {
  'voice-library.edited': '{who} edited a voice in the library.',
  'voice-library.featured': '{who} featured a voice in the library.',
  'voice-library.published': '{who} published a voice in the library.',
  'voice-library.reviewed': '{who} reviewed a voice for the library.',
  'voice-library.withdrawn': '{who} withdrew a voice from the library.',
}
