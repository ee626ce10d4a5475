import type { WebSlice } from '../../slice.ts'
import { privacySettingsRoutes } from './routes.tsx'

export const privacySlice: WebSlice = {
  name: 'privacy',
  screens: {
    settings: privacySettingsRoutes,
  },
}
