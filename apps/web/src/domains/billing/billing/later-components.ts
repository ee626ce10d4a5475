import { later } from '#kit/later.tsx'

/** Only people with a promo code fetch it. */
export const PromoReminder = later(async () => ({
  default: (await import('./promo/promo-reminder.tsx')).PromoReminder,
}))

/** Only people who press a button fetch what it asks. */
export const PlanDialogs = later(async () => ({
  default: (await import('./components/dialogs/plan-dialogs.tsx')).PlanDialogs,
}))

export const QuickUpgradeDialog = later(async () => ({
  default: (await import('./components/dialogs/quick-upgrade-dialog.tsx')).QuickUpgradeDialog,
}))

export const PromoDialog = later(async () => ({
  default: (await import('./promo/promo-dialog.tsx')).PromoDialog,
}))

/** Stands at the end of a long screen. */
export const InvoiceList = later(async () => ({
  default: (await import('./components/invoice-list.tsx')).InvoiceList,
}))

/** Only people who come back from paying fetch what follows. */
export const AfterPayment = later(async () => ({
  default: (await import('./returned/after-payment.tsx')).AfterPayment,
}))

/** Stands below the plans. */
export const PlanDetails = later(async () => ({
  default: (await import('./pricing/plan-details.tsx')).PlanDetails,
}))
