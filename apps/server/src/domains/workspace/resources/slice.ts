import type { Slice } from '../../slice.ts'
import { resourceHolding } from './holding.ts'
import { resourceRoutes } from './routes.ts'

export const resourcesSlice: Slice = { name: 'resources', routes: resourceRoutes, holding: resourceHolding }
