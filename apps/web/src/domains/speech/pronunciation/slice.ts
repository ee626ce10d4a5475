import type { WebSlice } from '../../slice.ts'
import { pronunciationRoutes } from './routes.tsx'

export const pronunciationSlice: WebSlice = { name: 'pronunciation', screens: { shell: pronunciationRoutes } }
