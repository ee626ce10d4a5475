import type { Slice } from '#domains/slice.ts'
import { enginesRoutes } from './routes.ts'

export const enginesSlice: Slice = { name: 'engines', routes: enginesRoutes }
