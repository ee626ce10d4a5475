import type { WebSlice } from '../../slice.ts'
import { identityRoutes } from './routes.tsx'
import { identitySettingsRoutes } from './settings-routes.tsx'

export const identitySlice: WebSlice = {
  name: 'identity',
  screens: {
    pages: identityRoutes,
    settings: identitySettingsRoutes,
  },
}
