import { billingEndpoints } from '@vireo/contracts/billing'
import { plansEndpoints } from '@vireo/contracts/plans'
import { usersEndpoints } from '@vireo/contracts/users'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'
import type { AskingStates } from '#kit/testing/states.testing.ts'

const session = (kind: string, shows: string): AskingStates => ({
  at: `/sandbox/${kind}/x1`,
  asks: [billingEndpoints.getSandboxSession],
  ready: { shows },
  empty: { never: 'It is about one thing, which is there or not.' },
})

export const states: ScreenStates = {
  [paths.subscription]: {
    asks: [usersEndpoints.getSubscription, plansEndpoints.getPricing],
    ready: { shows: 'Voices of your own' },
    empty: { never: 'Every workspace has a plan.' },
  },
  [paths.payouts]: {
    asks: [billingEndpoints.listPayouts],
    ready: {
      answers: [
        answer(billingEndpoints.listPayouts, {
          is_available: true,
          payouts: [{ payout_id: 'p1', amount_cents: 123_400, currency: 'usd' }],
        }),
      ],
      shows: '$1,234',
    },
    empty: { answers: [answer(billingEndpoints.listPayouts, { is_available: true })], shows: 'No payouts yet' },
  },
  [paths.sandboxConnect]: {
    at: '/sandbox/connect/x1',
    asks: [billingEndpoints.readSandboxConnect],
    ready: { shows: 'Use the test bank' },
    empty: { never: 'It is about one link, which is good or not.' },
  },
  '/sandbox/checkout/:id': {
    ...session('checkout', 'Creator'),
    ready: {
      answers: [
        answer(billingEndpoints.getSandboxSession, { checkout: { plan_name: 'Creator', due_now_cents: 4200 } }),
      ],
      shows: 'Creator',
    },
  },
  '/sandbox/card/:id': session('card', 'Card number'),
  '/sandbox/portal/:id': session('portal', 'Card on file'),
  '/sandbox/challenge/:id': session('challenge', 'Your test bank asks whether this is you.'),
  '/sandbox/invoice/:id': {
    at: '/sandbox/invoice/x1',
    asks: [billingEndpoints.getSandboxInvoice],
    ready: { shows: 'Subtotal' },
    empty: { never: 'It is about one invoice, which is there or not.' },
  },
}
