/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. Each with its kind. */
export const sellingAudit = {
  'selling.purchase-begun': 'thing: other',
  'selling.address-renewed': 'thing: other',
  'selling.refunded': 'thing: other',
  'selling.paid-out': 'thing: other',
} as const
