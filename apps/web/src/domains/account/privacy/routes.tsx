import { Fingerprint } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { privacyTitleWords } from './titles/words.ts'

export const privacySettingsRoutes: RouteObject[] = [
  screen(
    paths.privacy,
    () => privacyTitleWords.title,
    async () => (await import('./pages/privacy-page.tsx')).PrivacyPage,
    { group: 'account', icon: Fingerprint },
  ),
]
