/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. Each with its kind. */
export const productionsAudit = {
  'productions.order-submitted': 'thing: other',
  'productions.order-paid': 'thing: other',
  'productions.order-canceled': 'thing: other',
  'productions.order-accepted': 'thing: other',
  'productions.delivery-rejected': 'thing: other',
  'productions.order-taken': 'thing: other',
  'productions.order-declined': 'thing: other',
  'productions.dispute-decided': 'thing: other',
  'productions.prices-set': 'thing: update',
} as const
