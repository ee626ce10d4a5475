import type { WebSlice } from '../../slice.ts'
import { serviceAccountRoutes } from './routes.tsx'

export const serviceAccountsSlice: WebSlice = {
  name: 'service-accounts',
  screens: {
    shell: serviceAccountRoutes,
  },
}
