import type { staffAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const staffActSentences: Readonly<Record<keyof typeof staffAudit, string>> = {
  'staff.user-looked-at': '{who} looked at an account.|{who} looked at the account of {thing}.',
  'staff.recordings-looked-at': '{who} looked at somebody’s recordings.|{who} looked at the recordings of {thing}.',
  'staff.workspace-looked-at': '{who} looked at a workspace.|{who} looked at the workspace {thing}.',
  'staff.probation-set': '{who} changed the probation of an account.|{who} changed the probation of {thing}.',
  'staff.user-blocked': '{who} blocked an account.|{who} blocked {thing}.',
  'staff.user-unblocked': '{who} unblocked an account.|{who} unblocked {thing}.',
  'staff.tier-given': '{who} gave a workspace a plan.|{who} gave the workspace {thing} a plan.',
  'staff.support-access-asked':
    '{who} asked somebody for leave to look into their account.|{who} asked {thing} for leave to look into their account.',
  'staff.letter-retried': '{who} had a letter tried again.',
  'staff.event-retried': '{who} had an event tried again.',
  'staff.job-retried': '{who} had a job tried again.',
  'staff.job-stopped': '{who} stopped a job.',
  'staff.setting-changed':
    '{who} changed a setting of the instance.|{who} changed the setting {thing} of the instance.',
}
