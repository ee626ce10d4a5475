import type { usersAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const usersActSentences: Readonly<Record<keyof typeof usersAudit, string>> = {
  'users.admin-appointed': '{who} appointed an operator.|{who} made {thing} an operator.',
  'users.blocked': '{who} blocked an account.|{who} blocked {thing}.',
  'users.unblocked': '{who} unblocked an account.|{who} unblocked {thing}.',
  'users.probation-set': '{who} changed the probation of an account.',
  'users.terms-agreed-to': '{who} agreed to the terms.',
}
