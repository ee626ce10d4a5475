import { Fingerprint } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { privacyWords } from './words.ts'

export const privacySettingsRoutes: RouteObject[] = [
  screen(
    paths.privacy,
    () => privacyWords.title,
    async () => (await import('./pages/privacy-page.tsx')).PrivacyPage,
    { icon: Fingerprint },
  ),
]
