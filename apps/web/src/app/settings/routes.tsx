import { Languages, UserRound } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { profileWords } from '#users'
import { paths, screen } from '../../kit/routing/index.ts'
import { appWords } from '../words.ts'

export const settingsRoutes: RouteObject[] = [
  screen(
    paths.profile,
    () => profileWords.title,
    async () => (await import('./profile-page.tsx')).ProfilePage,
    { icon: UserRound },
  ),
  screen(
    paths.language,
    () => appWords.language.title,
    async () => (await import('./language-page.tsx')).LanguagePage,
    { icon: Languages },
  ),
]
