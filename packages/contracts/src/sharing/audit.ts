/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. */
export const sharingAudit = [
  'sharing.link-created',
  'sharing.link-changed',
  'sharing.link-restored',
  'sharing.link-revoked',
  'sharing.link-taken-down',
  'sharing.public-links-allowed',
  'sharing.public-links-forbidden',
  'sharing.reports-dismissed',
] as const
