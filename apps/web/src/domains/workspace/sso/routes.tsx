import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { ssoTitleWords } from './titles/words.ts'

export const ssoRoutes: RouteObject[] = [
  screen(
    paths.sso,
    () => ssoTitleWords.sso,
    async () => (await import('./entrance/sso-page.tsx')).SsoPage,
  ),
]
