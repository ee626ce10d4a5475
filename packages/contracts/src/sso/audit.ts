/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. Each with its kind. */
export const ssoAudit = {
  'sso.access-ended': 'thing: other',
  'sso.account-connected': 'thing: other',
  'sso.domain-added': 'thing: create',
  'sso.domain-failed': 'thing: other',
  'sso.domain-removed': 'thing: delete',
  'sso.domain-verified': 'thing: read',
  'sso.identity-provider-changed': 'thing: update',
  'sso.identity-provider-created': 'thing: create',
  'sso.identity-provider-deleted': 'thing: delete',
  'sso.rules-changed': 'thing: update',
  'sso.scim-token-issued': 'thing: create',
  'sso.scim-token-revoked': 'thing: delete',
} as const
