import { words } from '#kit/language/index.ts'

export const billingTitleWords = words('billing/titles', {
  subscription: 'Subscription',
  sandboxCheckout: 'Checkout',
  sandboxCard: 'Payment card',
  sandboxPortal: 'Invoices and card',
  sandboxChallenge: 'Confirm the payment',
  sandboxInvoice: 'Invoice',
  payouts: 'Payouts',
  sandboxConnect: 'Set up payouts',
} as const)
