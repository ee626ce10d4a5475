import { billingEndpoints } from '@vireo/contracts/billing'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { previewChange } from '../preview/preview-change.ts'
import { applyDiscount } from './apply-discount.ts'
import { changeSubscription } from './change-subscription.ts'
import { createCheckoutSession } from './create-checkout-session.ts'
import { changeToFreePlan } from './ending/change-to-free-plan.ts'
import { renewSubscription } from './ending/renew-subscription.ts'
import { cancelSubscription } from './ending/cancel-subscription.ts'
import { cancelDowngrade } from './ending/cancel-downgrade.ts'
import { listInvoices, presentInvoices } from './list-invoices.ts'
import { createPortalSession } from './create-portal-session.ts'
import { createUpdatePaymentMethodsSession } from './create-update-payment-methods-session.ts'
import { setExtension } from './set-extension.ts'
import { upgradeSubscription } from './upgrades/upgrade-subscription.ts'
import { verifyCard } from './verify-card.ts'

const same = <T>(value: T): T => value
const ok = () => ({ status: 'ok' as const })

/**
 * Acts that may come before a change: what fell due meanwhile is caught up on, and charged to a workspace that pays for
 * this one.
 */
const heardFirst = ['billing.consolidated-charge-noted', 'billing.subscription-changed'] as const

export const subscriptionRoutes = defineRoutes((on) => {
  on(billingEndpoints.createCheckoutSession, createCheckoutSession, same, {
    audit: heardFirst,
  })
  on(billingEndpoints.createUpdatePaymentMethodsSession, createUpdatePaymentMethodsSession, same, {
    audit: unaudited('kept elsewhere', 'the payment provider’s own records'),
  })
  on(billingEndpoints.createPortalSession, createPortalSession, same, {
    audit: unaudited('written later', 'when a plan is changed there'),
  })
  on(billingEndpoints.previewChange, previewChange, same, { audit: 'billing.cancellation-begun' })
  on(billingEndpoints.changeSubscription, changeSubscription, same, {
    audit: ['billing.upgraded', 'billing.downgrade-scheduled', 'billing.promo-redeemed', ...heardFirst],
  })
  on(billingEndpoints.upgradeSubscription, upgradeSubscription, same, {
    audit: ['billing.upgraded', 'billing.promo-redeemed', ...heardFirst],
  })
  on(billingEndpoints.cancelDowngrade, cancelDowngrade, same, { audit: ['billing.downgrade-canceled', ...heardFirst] })
  on(billingEndpoints.cancelSubscription, cancelSubscription, same, {
    audit: ['billing.cancellation-scheduled', ...heardFirst],
  })
  on(billingEndpoints.renewSubscription, renewSubscription, same, {
    audit: ['billing.cancellation-taken-back', ...heardFirst],
  })
  on(billingEndpoints.changeToFreePlan, changeToFreePlan, same, {
    audit: ['billing.downgrade-scheduled', ...heardFirst],
  })
  on(billingEndpoints.applyDiscount, applyDiscount, same, {
    audit: ['billing.discount-applied', 'billing.promo-redeemed', ...heardFirst],
  })
  on(billingEndpoints.setExtension, setExtension, same, { audit: 'billing.extension-changed' })
  on(billingEndpoints.verifyCard, verifyCard, ok, {
    audit: unaudited('reads only', 'whether the bank accepts the card; nothing is charged'),
  })
  on(billingEndpoints.listInvoices, listInvoices, presentInvoices)
})
