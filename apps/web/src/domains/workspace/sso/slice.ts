import type { WebSlice } from '../../slice.ts'
import { ssoRoutes } from './routes.tsx'

export const ssoSlice: WebSlice = {
  name: 'sso',
  screens: {
    pages: ssoRoutes,
  },
}
