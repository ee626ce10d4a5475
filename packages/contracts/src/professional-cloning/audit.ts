/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. */
export const professionalCloningAudit = [
  'professional-cloning.changed',
  'professional-cloning.sample-deleted',
  'professional-cloning.samples-added',
  'professional-cloning.trained',
  'professional-cloning.training-asked',
  'professional-cloning.training-canceled',
  'professional-cloning.training-failed',
  'professional-cloning.verification-decided',
  'professional-cloning.verification-requested',
] as const
