import { KeyRound, MonitorSmartphone, ShieldCheck } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { titleWords } from './titles/words.ts'

/** The pages of the settings about proving who one is. */
export const identitySettingsRoutes: RouteObject[] = [
  screen(
    paths.security,
    () => titleWords.security,
    async () => (await import('./security/security-page.tsx')).SecurityPage,
    {
      group: 'account',
      icon: ShieldCheck,
    },
  ),
  screen(
    paths.sessions,
    () => titleWords.sessions,
    async () => (await import('./security/sessions-page.tsx')).SessionsPage,
    { group: 'account', unlisted: true, partOf: paths.security, icon: MonitorSmartphone },
  ),
  screen(
    paths.apiKeys,
    () => titleWords.apiKeys,
    async () => (await import('./api-keys/api-keys-page.tsx')).ApiKeysPage,
    { group: 'developers', isFirst: true, icon: KeyRound },
  ),
]
