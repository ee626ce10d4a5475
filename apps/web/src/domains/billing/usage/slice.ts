import type { WebSlice } from '../../slice.ts'
import { usageRoutes } from './routes.tsx'

export const usageSlice: WebSlice = {
  name: 'usage',
  screens: {
    shell: usageRoutes,
  },
}
