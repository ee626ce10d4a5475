/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. Each with its kind. */
export const profilesAudit = {
  'profiles.shown': 'thing: other',
  'profiles.hidden': 'thing: other',
  'profiles.changed': 'thing: update',
  'profiles.taken-down': 'thing: other',
  'profiles.restored': 'thing: other',
} as const
