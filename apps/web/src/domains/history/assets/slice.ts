import type { WebSlice } from '../../slice.ts'
import { assetsRoutes } from './routes.tsx'

export const assetsSlice: WebSlice = { name: 'assets', screens: { shell: assetsRoutes } }
