import type { Slice } from '#domains/slice.ts'
import { liveSettingsRoutes } from './live-settings/routes.ts'
import { staffRoutes } from './routes.ts'
import { workRoutes } from './work/routes.ts'

export const staffSlice: Slice = { name: 'staff', routes: [...staffRoutes, ...workRoutes, ...liveSettingsRoutes] }
