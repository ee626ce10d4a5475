import type { WebSlice } from '../../slice.ts'
import { instantCloningRoutes } from './routes.tsx'

export const instantCloningSlice: WebSlice = {
  name: 'instant-cloning',
  screens: {
    shell: instantCloningRoutes,
  },
}
