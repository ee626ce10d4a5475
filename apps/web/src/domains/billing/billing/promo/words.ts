import { plural, words } from '#kit/language/index.ts'

/** What people read about promo codes. */
export const promoWords = words('billing/promo', {
  enter: 'Enter a promo code',
  label: 'Promo code',
  apply: 'Apply code',
  close: 'Cancel',
  missing: 'Enter a code.',
  invalid: 'This code cannot be used.',
  readyTitle: 'Your promo code is ready',
  choose: 'Choose a plan',
  applied: (text: string) => `Coupon code applied for checkout! ${text}`,
  removed: (code: string) => `Promo code ${code} was removed`,
  remove: (code: string) => `Remove promo code ${code}`,
  reminder: 'Promo code waiting',
  use: 'Use it',
  takeNow: 'Use for this subscription',
  used: 'The code is taken off your next invoices',
  amountOff: (amount: string) => `${amount} off`,
  percentOff: (percent: number) => `${percent}% off`,
  forMonths: (months: number) => plural(months, { one: 'for the first month', other: `for ${months} months` }),
  forGood: 'for as long as you subscribe',
  planFree: (plan: string) => `That covers the full price of ${plan}.`,
  special: (percent: number) => `A special offer: ${percent}% off your first month.`,
  usableUntil: (date: string) => `Can be used until ${date}`,
  ends: (date: string) => `until ${date}`,
} as const)
