/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. */
export const profilesAudit = [
  'profiles.shown',
  'profiles.hidden',
  'profiles.changed',
  'profiles.taken-down',
  'profiles.restored',
] as const
