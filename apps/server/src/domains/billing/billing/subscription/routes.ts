import { billingEndpoints } from '@vireo/contracts/billing'
import { defineRoutes } from '#http/routes.ts'
import { previewChange } from '../preview/preview-change.ts'
import { applyDiscount } from './apply-discount.ts'
import { changeSubscription } from './change-subscription.ts'
import { createCheckoutSession } from './create-checkout-session.ts'
import { cancelDowngrade, cancelSubscription, changeToFreePlan, renewSubscription } from './ending/end-subscription.ts'
import { listInvoices, presentInvoices } from './list-invoices.ts'
import { createPortalSession, createUpdatePaymentMethodsSession } from './open-sessions.ts'
import { setExtension } from './set-extension.ts'
import { upgradeSubscription } from './upgrades/upgrade-subscription.ts'
import { verifyCard } from './verify-card.ts'

const same = <T>(value: T): T => value
const ok = () => ({ status: 'ok' as const })

export const subscriptionRoutes = defineRoutes((on) => {
  on(billingEndpoints.createCheckoutSession, createCheckoutSession, same)
  on(billingEndpoints.createUpdatePaymentMethodsSession, createUpdatePaymentMethodsSession, same)
  on(billingEndpoints.createPortalSession, createPortalSession, same)
  on(billingEndpoints.previewChange, previewChange, same)
  on(billingEndpoints.changeSubscription, changeSubscription, same)
  on(billingEndpoints.upgradeSubscription, upgradeSubscription, same)
  on(billingEndpoints.cancelDowngrade, cancelDowngrade, same)
  on(billingEndpoints.cancelSubscription, cancelSubscription, same)
  on(billingEndpoints.renewSubscription, renewSubscription, same)
  on(billingEndpoints.changeToFreePlan, changeToFreePlan, same)
  on(billingEndpoints.applyDiscount, applyDiscount, same)
  on(billingEndpoints.setExtension, setExtension, same)
  on(billingEndpoints.verifyCard, verifyCard, ok)
  on(billingEndpoints.listInvoices, listInvoices, presentInvoices)
})
