import type { Slice } from '#domains/slice.ts'
import { workbenchRoutes } from './routes.ts'

export const workbenchSlice: Slice = { name: 'workbench', routes: workbenchRoutes }
