/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. Each with its kind. */
export const serviceAccountsAudit = {
  'service-accounts.changed': 'thing: update',
  'service-accounts.created': 'thing: create',
  'service-accounts.deleted': 'thing: delete',
  'service-accounts.self-disable-decided': 'thing: other',
} as const
