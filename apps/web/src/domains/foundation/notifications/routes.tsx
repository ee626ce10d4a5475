import { Bell } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { notificationTitleWords } from './titles/words.ts'

export const notificationSettingsRoutes: RouteObject[] = [
  screen(
    paths.notifications,
    () => notificationTitleWords.title,
    async () => (await import('./pages/notifications-page.tsx')).NotificationsPage,
    { group: 'account', icon: Bell },
  ),
]
