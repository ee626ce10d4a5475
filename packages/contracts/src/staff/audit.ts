/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. Each with its kind. */
export const staffAudit = {
  'staff.user-looked-at': 'thing: read',
  'staff.recordings-looked-at': 'thing: read',
  'staff.workspace-looked-at': 'thing: read',
  'staff.probation-set': 'account: other',
  'staff.user-blocked': 'account: lock',
  'staff.user-unblocked': 'account: other',
  'staff.tier-given': 'thing: update',
  'staff.support-access-asked': 'account: other',
  'staff.letter-retried': 'thing: other',
  'staff.event-retried': 'thing: other',
  'staff.job-retried': 'thing: other',
  'staff.job-stopped': 'thing: other',
  'staff.setting-changed': 'thing: update',
} as const
