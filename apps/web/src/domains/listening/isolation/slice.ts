import type { WebSlice } from '../../slice.ts'
import { isolationRoutes } from './routes.tsx'

export const isolationSlice: WebSlice = { name: 'isolation', screens: { shell: isolationRoutes } }
