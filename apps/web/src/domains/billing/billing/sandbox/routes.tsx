import type { RouteObject } from 'react-router'

import { screen } from '#kit/routing/index.ts'
import { billingTitleWords } from '../titles/words.ts'

/** Hosted pages of the provider of test money; each is reached by an id that cannot be guessed. */
export const sandboxRoutes: RouteObject[] = [
  screen(
    '/sandbox/checkout/:id',
    () => billingTitleWords.sandboxCheckout,
    async () => (await import('./pages/checkout-page.tsx')).CheckoutPage,
  ),
  screen(
    '/sandbox/card/:id',
    () => billingTitleWords.sandboxCard,
    async () => (await import('./pages/card-page.tsx')).CardPage,
  ),
  screen(
    '/sandbox/portal/:id',
    () => billingTitleWords.sandboxPortal,
    async () => (await import('./pages/portal-page.tsx')).PortalPage,
  ),
  screen(
    '/sandbox/challenge/:id',
    () => billingTitleWords.sandboxChallenge,
    async () => (await import('./pages/challenge-page.tsx')).ChallengePage,
  ),
  screen(
    '/sandbox/invoice/:id',
    () => billingTitleWords.sandboxInvoice,
    async () => (await import('./pages/invoice-page.tsx')).InvoicePage,
  ),
]
