import type { serviceAccountsAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const serviceAccountsActSentences: Readonly<Record<keyof typeof serviceAccountsAudit, string>> = {
  'service-accounts.changed': '{who} changed a service account.|{who} changed the service account {thing}.',
  'service-accounts.created': '{who} created a service account.|{who} created the service account {thing}.',
  'service-accounts.deleted': '{who} deleted a service account.|{who} deleted the service account {thing}.',
  'service-accounts.self-disable-decided': '{who} decided whether service accounts may disable themselves.',
}
