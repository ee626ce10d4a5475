import type { Slice } from '#domains/slice.ts'
import { impactProgramHolding } from './holding.ts'
import { impactProgramJobs } from './jobs.ts'
import { impactProgramRoutes } from './routes.ts'

export const impactProgramSlice: Slice = {
  name: 'impact-program',
  routes: impactProgramRoutes,
  jobs: impactProgramJobs,
  holding: impactProgramHolding,
}
