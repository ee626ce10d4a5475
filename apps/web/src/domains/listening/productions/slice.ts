import type { WebSlice } from '../../slice.ts'
import { productionsRoutes } from './routes.tsx'

export const productionsSlice: WebSlice = { name: 'productions', screens: { shell: productionsRoutes } }
