import type { WebSlice } from '../../slice.ts'
import { auditRoutes } from './routes.tsx'

export const auditSlice: WebSlice = {
  name: 'audit',
  screens: {
    shell: auditRoutes,
  },
}
