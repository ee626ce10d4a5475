import type { WebSlice } from '../../slice.ts'
import { webhookRoutes } from './routes.tsx'

export const webhooksSlice: WebSlice = {
  name: 'webhooks',
  screens: {
    shell: webhookRoutes,
  },
}
