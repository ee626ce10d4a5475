import { Landmark } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { billingTitleWords } from '../titles/words.ts'

export const payoutRoutes: RouteObject[] = [
  screen(
    paths.payouts,
    () => billingTitleWords.payouts,
    async () => (await import('./payouts-page.tsx')).PayoutsPage,
    { group: 'workspace', icon: Landmark },
  ),
]

/** Pages that stand in for a provider's own. */
export const sandboxConnectRoutes: RouteObject[] = [
  screen(
    paths.sandboxConnect,
    () => billingTitleWords.sandboxConnect,
    async () => (await import('./sandbox-connect-page.tsx')).SandboxConnectPage,
  ),
]
