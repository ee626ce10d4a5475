import type { Slice } from '../../slice.ts'
import { userHolding } from './holding.ts'
import { userRoutes } from './routes.ts'

export const usersSlice: Slice = { name: 'users', routes: userRoutes, holding: userHolding }
