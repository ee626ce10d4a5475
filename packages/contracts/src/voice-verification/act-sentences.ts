import type { voiceVerificationAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const voiceVerificationActSentences: Readonly<Record<keyof typeof voiceVerificationAudit, string>> = {
  'voice-verification.accepted': '{who} proved that a voice is theirs.',
}
