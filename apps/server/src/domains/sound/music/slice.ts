import type { Slice } from '../../slice.ts'
import { musicHolding } from './holding.ts'
import { musicRoutes } from './routes.ts'

export const musicSlice: Slice = {
  name: 'music',
  routes: musicRoutes,
  holding: musicHolding,
}
