import type { WebSlice } from '../../slice.ts'
import { notificationSettingsRoutes } from './routes.tsx'

export const notificationsSlice: WebSlice = {
  name: 'notifications',
  screens: {
    settings: notificationSettingsRoutes,
  },
}
