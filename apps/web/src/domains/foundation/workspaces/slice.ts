import type { WebSlice } from '../../slice.ts'
import { peopleRoutes, peopleSettingsRoutes } from './routes.tsx'

export const workspacesSlice: WebSlice = {
  name: 'workspaces',
  screens: {
    shell: peopleRoutes,
    settings: peopleSettingsRoutes,
  },
}
