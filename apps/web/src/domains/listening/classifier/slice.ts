import type { WebSlice } from '../../slice.ts'
import { classifierRoutes } from './routes.tsx'

export const classifierSlice: WebSlice = { name: 'classifier', screens: { shell: classifierRoutes } }
