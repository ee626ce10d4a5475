import type { voiceVerificationAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const voiceVerificationAuditGerman: Readonly<Record<(typeof voiceVerificationAudit)[number], string>> = {
  'voice-verification.accepted': 'Stimme bestätigt',
}
