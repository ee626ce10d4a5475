import type { WebSlice } from '../../slice.ts'
import { musicRoutes } from './routes.tsx'

export const musicSlice: WebSlice = {
  name: 'music',
  screens: {
    shell: musicRoutes,
  },
}
