import type { identityAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const identityActSentences: Readonly<Record<keyof typeof identityAudit, string>> = {
  'identity.account-created': 'Somebody signed up.|{thing} signed up.',
  'identity.account-disowned': 'An account with an unproven address was closed.',
  'identity.api-key-changed': '{who} changed an API key.|{who} changed the API key {thing}.',
  'identity.api-key-created': '{who} created an API key.|{who} created the API key {thing}.',
  'identity.api-key-deleted': '{who} deleted an API key.|{who} deleted the API key {thing}.',
  'identity.api-key-replaced': '{who} replaced an API key.|{who} replaced the API key {thing}.',
  'identity.backup-codes-renewed': '{who} made new backup codes.',
  'identity.copied-session-ended': 'A copied session was ended.',
  'identity.email-changed': '{who} changed their e-mail address.',
  'identity.email-reverted': '{who} went back to the earlier e-mail address.',
  'identity.email-verified': '{who} verified their e-mail address.',
  'identity.password-changed': '{who} changed their password.',
  'identity.password-reset': '{who} reset their password.',
  'identity.second-factor-disabled': '{who} switched off a second factor.',
  'identity.second-factor-enabled': '{who} set up a second factor.',
  'identity.session-ended': '{who} signed out one browser.',
  'identity.signed-out-everywhere': '{who} signed out everywhere.',
  'identity.support-access-granted': '{who} let the support team look into their account.',
  'identity.support-access-requested': 'The support team asked to look into an account.',
  'identity.support-access-revoked': '{who} ended the access of the support team.',
  'identity.support-session-opened': 'The support team looked into an account.',
  'identity.user-created': '{who} created a user.|{who} created the user {thing}.',
}
