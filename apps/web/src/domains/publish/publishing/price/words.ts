import { words } from '#kit/language/index.ts'

export const priceWords = words('publishing/price', {
  title: 'Price',
  lead: 'Takes effect at once, also for what is already released. Buyers keep the work.',
  kind: 'What it costs',
  free: 'Free',
  priced: 'A price',
  amount: 'Amount',
  currency: 'Currency',
  currencies: { usd: 'US dollar', eur: 'Euro' },
  save: 'Save price',
  saved: 'The price is saved.',
  unsaved: 'Not saved yet',
  missing: (least: string, most: string) => `Enter an amount from ${least} to ${most}.`,
  cannotSell:
    'To sell works, this workspace needs a payout account that is set up, opened by somebody who accepted the agreement for authors.',
  toPayouts: 'To the payout account',
  agreement:
    'The agreement for authors: you may sell what you release. You get your share of what is left after refunds, bear the fees of the payment provider, and return money that you were not due.',
  agree: 'Accept the agreement for authors',
  agreed: 'You accepted the agreement for authors.',
} as const)
