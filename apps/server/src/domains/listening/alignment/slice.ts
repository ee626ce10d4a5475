import type { Slice } from '#domains/slice.ts'
import { alignmentRoutes } from './routes.ts'

export const alignmentSlice: Slice = { name: 'alignment', routes: alignmentRoutes }
