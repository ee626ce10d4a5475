import { ScrollText } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { auditTitleWords } from './titles/words.ts'

/** The screen of what was done in a workspace. */
export const auditRoutes: RouteObject[] = [
  screen(
    paths.auditLog,
    () => auditTitleWords.title,
    async () => (await import('./pages/audit-log-page.tsx')).AuditLogPage,
    { group: 'workspace', icon: ScrollText },
  ),
]
