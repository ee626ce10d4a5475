/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. Each with its kind. */
export const sharingAudit = {
  'sharing.link-created': 'thing: create',
  'sharing.link-changed': 'thing: update',
  'sharing.link-restored': 'thing: other',
  'sharing.link-revoked': 'thing: delete',
  'sharing.link-taken-down': 'thing: other',
  'sharing.public-links-allowed': 'thing: other',
  'sharing.public-links-forbidden': 'thing: other',
  'sharing.reports-dismissed': 'thing: other',
} as const
