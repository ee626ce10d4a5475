import type { sharingAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const sharingActSentences: Readonly<Record<keyof typeof sharingAudit, string>> = {
  'sharing.link-created': '{who} shared a recording with everybody who has its link.',
  'sharing.link-changed': '{who} changed the public link to a recording.',
  'sharing.link-revoked': '{who} ended the public link to a recording.',
  'sharing.public-links-allowed': '{who} allowed public links.',
  'sharing.public-links-forbidden': '{who} forbade public links and ended those that there were.',
  'sharing.link-restored': 'Whoever runs the instance let a public link open again.',
  'sharing.link-taken-down': 'Whoever runs the instance took a recording out of public view.',
  'sharing.reports-dismissed': 'Whoever runs the instance dismissed reports.',
}
