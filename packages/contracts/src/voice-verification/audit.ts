/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. Each with its kind. */
export const voiceVerificationAudit = {
  'voice-verification.accepted': 'thing: other',
} as const
