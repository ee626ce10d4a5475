import type { Currency } from '@vireo/contracts/users'
import { BillingFailure, type Discount } from '#ports/billing-provider.ts'
import { fitsCurrency } from './money.ts'
import type { ChargeOutcome } from './payments/test-cards.ts'

/** Ends the step, and everything it would have changed, unless the charge went through. */
export function refuse(outcome: ChargeOutcome): void {
  switch (outcome) {
    case 'succeeded':
      return
    case 'declined':
      throw new BillingFailure('card_declined', 'The card was declined. Use another one.')
    case 'expired':
      throw new BillingFailure('card_declined', 'The card has expired. Use another one.')
    case 'requires_action':
      throw new BillingFailure('requires_action', 'Your bank asks you to confirm this payment.')
    case 'no_card':
      throw new BillingFailure('no_payment_method', 'There is no card to charge. Add one first.')
  }
}

/** Throws `coupon_invalid` for an amount off in another currency. */
export function assertFits(discount: Discount | null, currency: Currency): void {
  if (discount && !fitsCurrency(discount, currency))
    throw new BillingFailure('coupon_invalid', 'This code cannot be used in this currency.')
}
