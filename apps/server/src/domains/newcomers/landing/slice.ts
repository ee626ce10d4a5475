import type { Slice } from '#domains/slice.ts'
import { landingJobs } from './jobs.ts'
import { landingRoutes } from './routes.ts'

export const landingSlice: Slice = {
  name: 'landing',
  routes: landingRoutes,
  jobs: landingJobs,
}
