/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. */
export const sellingAudit = [
  'selling.purchase-begun',
  'selling.address-renewed',
  'selling.refunded',
  'selling.paid-out',
] as const
