/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. */
export const privacyAudit = [
  'privacy.account-deleted',
  'privacy.ended-claim-deleted',
  'privacy.export-link-created',
  'privacy.export-removed',
  'privacy.export-started',
] as const
