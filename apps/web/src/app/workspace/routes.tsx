import { ShieldCheck } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '../../kit/routing/index.ts'
import { appWords } from '../words.ts'

export const workspaceRoutes: RouteObject[] = [
  screen(
    paths.workspaceSecurity,
    () => appWords.workspaceSecurity,
    async () => (await import('./security-page.tsx')).SecurityPage,
    { icon: ShieldCheck, group: 'workspace' },
  ),
]
