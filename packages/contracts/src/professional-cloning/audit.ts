/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. Each with its kind. */
export const professionalCloningAudit = {
  'professional-cloning.changed': 'thing: update',
  'professional-cloning.sample-deleted': 'thing: delete',
  'professional-cloning.samples-added': 'thing: create',
  'professional-cloning.trained': 'thing: other',
  'professional-cloning.training-asked': 'thing: other',
  'professional-cloning.training-canceled': 'thing: other',
  'professional-cloning.training-failed': 'thing: other',
  'professional-cloning.verification-decided': 'thing: other',
  'professional-cloning.verification-requested': 'thing: other',
} as const
