import type { Slice } from '../../slice.ts'
import { privacyHolding } from './holding.ts'
import { privacyJobs } from './jobs.ts'
import { privacyRoutes } from './routes.ts'

export const privacySlice: Slice = {
  name: 'privacy',
  routes: privacyRoutes,
  jobs: privacyJobs,
  holding: privacyHolding,
  storedFiles: [{ table: 'data_exports', leftOut: 'a copy is made anew from what the backup has' }],
}
