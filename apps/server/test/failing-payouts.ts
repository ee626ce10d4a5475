import { vi } from 'vitest'
import { BillingFailure } from '#ports/billing-provider.ts'
import type { PayoutsProvider } from '#ports/payouts.ts'

/** Lists what may be the matter with who pays out, and what becomes of a payout that was begun: it goes back only where it was refused. */
export function failingPayouts(own: PayoutsProvider) {
  return [
    ['is not there', 'sending', undefined],
    ['is another one', 'sending', { ...own, name: 'stripe' } as PayoutsProvider],
    ['cannot be reached', 'sending', failing(own, new BillingFailure('unavailable', 'away'))],
    ['says what nobody understands', 'sending', failing(own, new Error('what?'))],
    ['refuses', 'failed', failing(own, new BillingFailure('not_supported', 'no'))],
  ] as const
}

function failing(own: PayoutsProvider, error: Error): PayoutsProvider {
  return { ...own, transfer: vi.fn<PayoutsProvider['transfer']>().mockRejectedValue(error) }
}
