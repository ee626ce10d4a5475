import type { billingAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const billingActSentences: Readonly<Record<keyof typeof billingAudit, string>> = {
  'billing.cancellation-begun': '{who} began to cancel the plan.',
  'billing.cancellation-scheduled': '{who} canceled the plan.',
  'billing.cancellation-taken-back': '{who} kept the plan after all.',
  'billing.consolidated-charge-noted': 'A charge was noted on the shared bill.',
  'billing.consolidation-agreed': '{who} agreed to a shared bill.',
  'billing.consolidation-ended': '{who} ended the shared bill.',
  'billing.discount-applied': '{who} applied a discount.',
  'billing.downgrade-canceled': '{who} called off the change to a smaller plan.',
  'billing.downgrade-scheduled': '{who} scheduled a change to a smaller plan.',
  'billing.extension-changed': '{who} changed the overage limit.',
  'billing.marketplace-linked': '{who} linked a marketplace account.',
  'billing.payout-account-opened': '{who} opened a payout account.',
  'billing.promo-created': '{who} created a promo code.|{who} created the promo code {thing}.',
  'billing.promo-redeemed': '{who} redeemed a promo code.|{who} redeemed the promo code {thing}.',
  'billing.promo-retired': '{who} retired a promo code.|{who} retired the promo code {thing}.',
  'billing.sandbox-clock-advanced': '{who} moved the sandbox clock.',
  'billing.subscription-changed': 'The subscription changed.',
  'billing.terms-agreed': '{who} agreed on individual terms.',
  'billing.tier-given': '{who} gave the workspace a plan.',
  'billing.upgraded': '{who} upgraded the plan.',
}
