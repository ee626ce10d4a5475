import type { ssoAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const ssoActSentences: Readonly<Record<keyof typeof ssoAudit, string>> = {
  'sso.access-ended':
    'Access ended, as the identity provider asked.|Access of {thing} ended, as the identity provider asked.',
  'sso.account-connected': '{who} connected their account with an identity provider.',
  'sso.domain-added': '{who} added a domain.|{who} added the domain {thing}.',
  'sso.domain-failed':
    'The record of a domain was not found any more.|The record of the domain {thing} was not found any more.',
  'sso.domain-removed': '{who} removed a domain.|{who} removed the domain {thing}.',
  'sso.domain-verified': 'A domain was verified.|The domain {thing} was verified.',
  'sso.identity-provider-changed': '{who} changed an identity provider.|{who} changed the identity provider {thing}.',
  'sso.identity-provider-created': '{who} added an identity provider.|{who} added the identity provider {thing}.',
  'sso.identity-provider-deleted': '{who} deleted an identity provider.|{who} deleted the identity provider {thing}.',
  'sso.rules-changed': '{who} changed the single sign-on rules.',
  'sso.scim-token-issued': '{who} made a SCIM token.',
  'sso.scim-token-revoked': '{who} ended a SCIM token.',
}
