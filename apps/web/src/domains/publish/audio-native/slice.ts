import type { WebSlice } from '../../slice.ts'
import { audioNativeRoutes } from './routes.tsx'

export const audioNativeSlice: WebSlice = {
  name: 'audio-native',
  screens: {
    shell: audioNativeRoutes,
  },
}
