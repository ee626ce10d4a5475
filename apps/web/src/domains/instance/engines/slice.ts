import type { WebSlice } from '../../slice.ts'
import { enginesRoutes } from './routes.tsx'

export const enginesSlice: WebSlice = { name: 'engines', screens: { shell: enginesRoutes } }
