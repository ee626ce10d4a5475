import type { WebSlice } from '../../slice.ts'
import { publishingRoutes } from './routes.tsx'

export const publishingSlice: WebSlice = { name: 'publishing', screens: { shell: publishingRoutes } }
