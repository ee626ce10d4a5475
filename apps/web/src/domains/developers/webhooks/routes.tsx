import { Webhook } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { webhookTitleWords } from './titles/words.ts'

export const webhookRoutes: RouteObject[] = [
  screen(
    paths.webhooks,
    () => webhookTitleWords.title,
    async () => (await import('./pages/webhooks-page.tsx')).WebhooksPage,
    { group: 'developers', icon: Webhook },
  ),
]
