/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. Each with its kind. */
export const privacyAudit = {
  'privacy.account-deleted': 'account: delete',
  'privacy.ended-claim-deleted': 'account: delete',
  'privacy.export-link-created': 'account: create',
  'privacy.export-removed': 'account: delete',
  'privacy.export-started': 'account: other',
} as const
