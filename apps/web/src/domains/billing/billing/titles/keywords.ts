import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const billingKeywords: ScreenKeywords = {
  [paths.payouts]: ['earnings', 'bank', 'money', 'Auszahlung', 'Geld'],
  [paths.subscription]: [
    'plan',
    'billing',
    'price',
    'invoice',
    'upgrade',
    'payment',
    'card',
    'Tarif',
    'Rechnung',
    'Preis',
  ],
}
