import type { WebSlice } from '../../slice.ts'
import { profilesRoutes } from './routes.tsx'

export const profilesSlice: WebSlice = { name: 'profiles', screens: { shell: profilesRoutes } }
