import { Languages, UserRound } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '../../kit/routing/index.ts'
import { appWords } from '../words.ts'

export const settingsRoutes: RouteObject[] = [
  screen(
    paths.profile,
    () => appWords.profile,
    async () => (await import('./profile-page.tsx')).ProfilePage,
    { group: 'account', isFirst: true, icon: UserRound },
  ),
  screen(
    paths.language,
    () => appWords.language.title,
    async () => (await import('./language-page.tsx')).LanguagePage,
    { group: 'account', icon: Languages },
  ),
]
