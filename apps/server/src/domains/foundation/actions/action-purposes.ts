/** The purposes of action codes. A code of one purpose never passes for another. */
export const actionPurposes = [
  'verify-email',
  'reset-password',
  'change-email',
  'revert-email',
  'opt-out-of-updates',
  'verify-email-access',
  'grant-support-access',
] as const
export type ActionPurpose = (typeof actionPurposes)[number]
