import type { Slice } from '../../slice.ts'
import { soundEffectsRoutes } from './routes.ts'

export const soundEffectsSlice: Slice = {
  name: 'sound-effects',
  routes: soundEffectsRoutes,
}
