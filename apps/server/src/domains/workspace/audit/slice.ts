import type { Slice } from '../../slice.ts'
import { auditHolding } from './holding.ts'
import { auditRoutes } from './routes.ts'

export const auditSlice: Slice = { name: 'audit', routes: auditRoutes, holding: auditHolding }
