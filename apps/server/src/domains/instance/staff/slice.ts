import type { Slice } from '#domains/slice.ts'
import { staffRoutes } from './routes.ts'

export const staffSlice: Slice = { name: 'staff', routes: staffRoutes }
