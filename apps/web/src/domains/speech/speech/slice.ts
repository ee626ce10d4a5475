import type { WebSlice } from '../../slice.ts'
import { speechRoutes } from './routes.tsx'

export const speechSlice: WebSlice = {
  name: 'speech',
  screens: {
    shell: speechRoutes,
  },
}
