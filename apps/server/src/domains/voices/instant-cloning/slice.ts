import type { Slice } from '../../slice.ts'
import { cloningHolding } from './holding.ts'
import { instantCloningRoutes } from './routes.ts'

export const instantCloningSlice: Slice = {
  name: 'instant-cloning',
  routes: instantCloningRoutes,
  holding: cloningHolding,
}
