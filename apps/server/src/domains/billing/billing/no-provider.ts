import { BillingFailure, type BillingProvider } from '#ports/billing-provider.ts'

const refuse = () => Promise.reject(new BillingFailure('not_supported', 'Plans are not sold on this instance.'))

/** The provider of instances that sell nothing, and of workspaces that pay elsewhere. */
export const noProvider: BillingProvider = {
  name: 'none',
  hasPaymentMethods: false,
  createCheckout: refuse,
  createPaymentMethodSession: refuse,
  createPortalSession: refuse,
  upgrade: refuse,
  scheduleDowngrade: refuse,
  cancelDowngrade: refuse,
  cancelAtPeriodEnd: refuse,
  renew: refuse,
  applyDiscount: refuse,
  addInvoiceItem: refuse,
  verifyCard: refuse,
  readSubscription: () => Promise.resolve(undefined),
  listInvoices: () => Promise.resolve({ invoices: [], nextCursor: undefined }),
}
