/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. Each with its kind. */
export const voicesAudit = {
  'voices.added': 'thing: create',
  'voices.deleted': 'thing: delete',
  'voices.edited': 'thing: other',
  'voices.safety-set': 'thing: update',
  'voices.sample-deleted': 'thing: delete',
} as const
