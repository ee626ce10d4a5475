/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. Each with its kind. */
export const impactProgramAudit = {
  'impact-program.approved': 'thing: other',
  'impact-program.declined': 'thing: other',
  'impact-program.ended': 'thing: other',
  'impact-program.grant-given': 'thing: other',
} as const
