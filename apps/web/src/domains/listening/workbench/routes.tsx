import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { workbenchTitleWords } from './titles/words.ts'

export const workbenchRoutes: RouteObject[] = [
  screen(
    paths.workbench,
    () => workbenchTitleWords.title,
    async () => (await import('./pages/workbench-page.tsx')).WorkbenchPage,
  ),
]
