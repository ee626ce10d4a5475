import type { privacyAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const privacyActSentences: Readonly<Record<keyof typeof privacyAudit, string>> = {
  'privacy.account-deleted': 'An account was deleted.|The account {thing} was deleted.',
  'privacy.ended-claim-deleted': 'An unproven account was deleted.',
  'privacy.export-link-created': '{who} asked for the download of a data export.',
  'privacy.export-removed': '{who} deleted a data export.',
  'privacy.export-started': '{who} started a data export.',
}
