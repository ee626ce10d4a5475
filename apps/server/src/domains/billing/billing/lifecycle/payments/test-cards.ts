import type { Card, CardBehaviour } from '../state.ts'

/** Numbers that no bank gives out. They pass the check digit, so that forms treat them like real ones. */
export const testCards: readonly {
  readonly number: string
  readonly brand: string
  readonly behaviour: CardBehaviour
}[] = [
  { number: '4242424242424242', brand: 'visa', behaviour: 'succeeds' },
  { number: '5555555555554444', brand: 'mastercard', behaviour: 'succeeds' },
  { number: '4000000000000002', brand: 'visa', behaviour: 'declines' },
  { number: '4000002500003155', brand: 'visa', behaviour: 'asks' },
  { number: '4000000000000069', brand: 'visa', behaviour: 'expires' },
]

/** Returns what is kept of a typed card; undefined for a number that is not a test card's. */
export function readTestCard(typed: { number: string; expMonth: number; expYear: number }): Card | undefined {
  const digits = typed.number.replaceAll(/\D/gu, '')
  const known = testCards.find(({ number }) => number === digits)
  if (!known) return undefined
  const { brand, behaviour } = known
  const { expMonth, expYear } = typed
  return { brand, behaviour, last4: digits.slice(-4), expMonth, expYear, payments: 0 }
}

/** Whether the person can be asked, was asked and agreed, or is not needed because they agreed before. */
export type Presence = 'present' | 'confirmed' | 'absent'

export type ChargeOutcome = 'succeeded' | 'declined' | 'expired' | 'requires_action' | 'no_card'

/** Returns the bank's answer to a charge. It depends on the card alone, so the same question has the same answer. */
export function chargeOutcome(card: Card | null, at: number, presence: Presence): ChargeOutcome {
  if (!card) return 'no_card'
  if (isPastExpiry(card, at) || (card.behaviour === 'expires' && card.payments > 0)) return 'expired'
  if (card.behaviour === 'declines') return 'declined'
  return card.behaviour === 'asks' && presence === 'present' ? 'requires_action' : 'succeeded'
}

/** Tells whether a card has expired at an instant; it is good until the last moment of its month. */
export function isPastExpiry(card: Pick<Card, 'expMonth' | 'expYear'>, at: number): boolean {
  return at >= Date.UTC(card.expYear, card.expMonth, 1)
}
