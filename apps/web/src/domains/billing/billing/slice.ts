import type { WebSlice } from '../../slice.ts'
import { payoutRoutes, sandboxConnectRoutes } from './payouts/routes.tsx'
import { billingRoutes } from './routes.tsx'
import { sandboxRoutes } from './sandbox/routes.tsx'

export const billingSlice: WebSlice = {
  name: 'billing',
  screens: {
    shell: [...billingRoutes, ...payoutRoutes],
    pages: [...sandboxConnectRoutes, ...sandboxRoutes],
  },
}
