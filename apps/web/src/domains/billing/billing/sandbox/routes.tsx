import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { billingTitleWords } from '../titles/words.ts'

/** Hosted pages of the provider of test money; each is reached by an id that cannot be guessed. */
export const sandboxRoutes: RouteObject[] = [
  screen(
    paths.sandboxCheckout,
    () => billingTitleWords.sandboxCheckout,
    async () => (await import('./pages/checkout-page.tsx')).CheckoutPage,
  ),
  screen(
    paths.sandboxCard,
    () => billingTitleWords.sandboxCard,
    async () => (await import('./pages/card-page.tsx')).CardPage,
  ),
  screen(
    paths.sandboxPortal,
    () => billingTitleWords.sandboxPortal,
    async () => (await import('./pages/portal-page.tsx')).PortalPage,
  ),
  screen(
    paths.sandboxChallenge,
    () => billingTitleWords.sandboxChallenge,
    async () => (await import('./pages/challenge-page.tsx')).ChallengePage,
  ),
  screen(
    paths.sandboxInvoice,
    () => billingTitleWords.sandboxInvoice,
    async () => (await import('./pages/invoice-page.tsx')).InvoicePage,
  ),
]
