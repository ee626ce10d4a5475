import type { voiceVerificationAudit } from './audit.ts'

/** What each act reads as in German. */
export const voiceVerificationActSentencesGerman: Readonly<Record<keyof typeof voiceVerificationAudit, string>> = {
  'voice-verification.accepted': '{who} hat nachgewiesen, dass eine Stimme die eigene ist.',
}
