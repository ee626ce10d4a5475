import type { WebSlice } from '../../slice.ts'
import { soundEffectsRoutes } from './routes.tsx'

export const soundEffectsSlice: WebSlice = {
  name: 'sound-effects',
  screens: {
    shell: soundEffectsRoutes,
  },
}
