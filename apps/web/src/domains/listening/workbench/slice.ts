import type { WebSlice } from '../../slice.ts'
import { workbenchRoutes } from './routes.tsx'

export const workbenchSlice: WebSlice = { name: 'workbench', screens: { shell: workbenchRoutes } }
