import type { productionsAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const productionsActSentences: Readonly<Record<keyof typeof productionsAudit, string>> = {
  'productions.order-submitted': '{who} submitted an order.|{who} submitted the order {thing}.',
  'productions.order-paid': 'An order was paid.|The order {thing} was paid.',
  'productions.order-canceled': '{who} canceled an order.|{who} canceled the order {thing}.',
  'productions.order-accepted':
    '{who} accepted what was delivered of an order.|{who} accepted what was delivered of the order {thing}.',
  'productions.delivery-rejected':
    '{who} rejected what was delivered of an order.|{who} rejected what was delivered of the order {thing}.',
  'productions.order-taken': '{who} took an order.|{who} took the order {thing}.',
  'productions.order-declined': '{who} declined an order.|{who} declined the order {thing}.',
  'productions.dispute-decided':
    '{who} decided a dispute about an order.|{who} decided the dispute about the order {thing}.',
  'productions.prices-set': '{who} changed the price list of productions.|{who} changed the price list of productions.',
}
