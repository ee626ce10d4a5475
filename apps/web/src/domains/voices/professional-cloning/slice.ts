import type { WebSlice } from '../../slice.ts'
import { professionalCloningRoutes } from './routes.tsx'

export const professionalCloningSlice: WebSlice = {
  name: 'professional-cloning',
  screens: {
    shell: professionalCloningRoutes,
  },
}
