import { lazy } from 'react'

/** Only people with a promo code fetch it. */
export const PromoReminder = lazy(async () => ({
  default: (await import('./promo/promo-reminder.tsx')).PromoReminder,
}))

/** Only people who press a button fetch what it asks. */
export const PlanDialogs = lazy(async () => ({
  default: (await import('./components/plan-dialogs.tsx')).PlanDialogs,
}))

export const PromoDialog = lazy(async () => ({
  default: (await import('./promo/promo-dialog.tsx')).PromoDialog,
}))

/** Stands at the end of a long screen. */
export const InvoiceList = lazy(async () => ({
  default: (await import('./components/invoice-list.tsx')).InvoiceList,
}))

/** Asks other slices, whose contracts come along. */
export const UsagePanel = lazy(async () => ({
  default: (await import('./components/usage-panel.tsx')).UsagePanel,
}))

export const WhoCanHelp = lazy(async () => ({
  default: (await import('./components/who-can-help.tsx')).WhoCanHelp,
}))
