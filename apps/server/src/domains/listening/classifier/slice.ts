import type { Slice } from '#domains/slice.ts'
import { classifierRoutes } from './routes.ts'

export const classifierSlice: Slice = { name: 'classifier', routes: classifierRoutes }
