/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. */
export const ssoAudit = [
  'sso.access-ended',
  'sso.account-connected',
  'sso.domain-added',
  'sso.domain-failed',
  'sso.domain-removed',
  'sso.domain-verified',
  'sso.identity-provider-changed',
  'sso.identity-provider-created',
  'sso.identity-provider-deleted',
  'sso.rules-changed',
  'sso.scim-token-issued',
  'sso.scim-token-revoked',
] as const
