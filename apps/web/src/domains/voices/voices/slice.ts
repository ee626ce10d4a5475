import type { WebSlice } from '../../slice.ts'
import { voiceRoutes } from './routes.tsx'

export const voicesSlice: WebSlice = {
  name: 'voices',
  screens: {
    shell: voiceRoutes,
  },
}
