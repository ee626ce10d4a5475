import type { Slice } from '../slice.ts'
import { professionalCloningHolding } from './holding.ts'
import { professionalCloningJobs } from './jobs.ts'
import { professionalCloningRoutes } from './routes.ts'

export const professionalCloningSlice: Slice = {
  name: 'professional-cloning',
  routes: professionalCloningRoutes,
  jobs: professionalCloningJobs,
  holding: professionalCloningHolding,
}

export { languagesOf } from './languages-of.ts'
export { loseSample } from './samples/delete-sample.ts'
export { type Decision, decideVerification } from './proof/decide-verification.ts'
export { findPapersOfAny, listOpenPapers } from './proof/papers-store.ts'
