import type { voiceVerificationAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const voiceVerificationAuditGerman: Readonly<Record<keyof typeof voiceVerificationAudit, string>> = {
  'voice-verification.accepted': 'Stimme bestätigt',
}
