import type { sellingAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const sellingActSentences: Readonly<Record<keyof typeof sellingAudit, string>> = {
  'selling.purchase-begun': '{who} began to buy a work.|{who} began to buy the work {thing}.',
  'selling.address-renewed':
    '{who} gave a purchase another address.|{who} gave the purchase of the work {thing} another address.',
  'selling.refunded': '{who} gave the money of a sale back.|{who} gave the money of a sale of the work {thing} back.',
  'selling.paid-out': 'What the workspace earned was paid out.|What the workspace earned was paid out: {thing}.',
}
