import type { RouteObject } from 'react-router'

import { screen } from '#kit/routing/index.ts'
import { sandboxWords } from './words.ts'

/** Hosted pages of the provider of test money; each is reached by an id that cannot be guessed. */
export const sandboxRoutes: RouteObject[] = [
  screen(
    '/sandbox/checkout/:id',
    () => sandboxWords.checkoutTitle,
    async () => (await import('./pages/checkout-page.tsx')).CheckoutPage,
  ),
  screen(
    '/sandbox/card/:id',
    () => sandboxWords.cardTitle,
    async () => (await import('./pages/card-page.tsx')).CardPage,
  ),
  screen(
    '/sandbox/portal/:id',
    () => sandboxWords.portalTitle,
    async () => (await import('./pages/portal-page.tsx')).PortalPage,
  ),
  screen(
    '/sandbox/challenge/:id',
    () => sandboxWords.challengeTitle,
    async () => (await import('./pages/challenge-page.tsx')).ChallengePage,
  ),
  screen(
    '/sandbox/invoice/:id',
    () => sandboxWords.invoiceTitle,
    async () => (await import('./pages/invoice-page.tsx')).InvoicePage,
  ),
]
