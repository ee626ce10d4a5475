import { api } from '@vireo/contracts'
import { defineRoutes } from '../../../http/routes.ts'
import { previewChange } from '../preview/preview-change.ts'
import { applyDiscount } from './apply-discount.ts'
import { changeSubscription } from './change-subscription.ts'
import { createCheckoutSession } from './create-checkout-session.ts'
import { cancelDowngrade, cancelSubscription, changeToFreePlan, renewSubscription } from './end-subscription.ts'
import { listInvoices, presentInvoices } from './list-invoices.ts'
import { createPortalSession, createUpdatePaymentMethodsSession } from './open-sessions.ts'
import { setExtension } from './set-extension.ts'
import { upgradeSubscription } from './upgrade-subscription.ts'
import { verifyCard } from './verify-card.ts'

const same = <T>(value: T): T => value
const ok = () => ({ status: 'ok' as const })

export const subscriptionRoutes = defineRoutes((on) => {
  on(api.billing.createCheckoutSession, createCheckoutSession, same)
  on(api.billing.createUpdatePaymentMethodsSession, createUpdatePaymentMethodsSession, same)
  on(api.billing.createPortalSession, createPortalSession, same)
  on(api.billing.previewChange, previewChange, same)
  on(api.billing.changeSubscription, changeSubscription, same)
  on(api.billing.upgradeSubscription, upgradeSubscription, same)
  on(api.billing.cancelDowngrade, cancelDowngrade, same)
  on(api.billing.cancelSubscription, cancelSubscription, same)
  on(api.billing.renewSubscription, renewSubscription, same)
  on(api.billing.changeToFreePlan, changeToFreePlan, same)
  on(api.billing.applyDiscount, applyDiscount, same)
  on(api.billing.setExtension, setExtension, same)
  on(api.billing.verifyCard, verifyCard, ok)
  on(api.billing.listInvoices, listInvoices, presentInvoices)
})
