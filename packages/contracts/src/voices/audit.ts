/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. */
export const voicesAudit = [
  'voices.added',
  'voices.deleted',
  'voices.edited',
  'voices.safety-set',
  'voices.sample-deleted',
] as const
