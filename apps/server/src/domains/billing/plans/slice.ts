import type { Slice } from '../../slice.ts'
import { planRoutes } from './routes.ts'

export const plansSlice: Slice = { name: 'plans', routes: planRoutes }
