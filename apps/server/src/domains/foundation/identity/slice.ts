import { answer } from '#kernel/hooks.ts'
import type { Slice } from '../../slice.ts'
import { factorsOf } from '#users'
import { identityHolding } from './holding.ts'
import { identityJobs } from './jobs.ts'
import { accountRoutes } from './accounts/routes.ts'
import { identityRoutes } from './routes.ts'
import { supportAccessRoutes } from './support-access/routes.ts'
import { describeFactors } from './second-factors/describe-factors.ts'
import { singleUseTokenJobs } from './single-use-tokens/jobs.ts'

export const identitySlice: Slice = {
  name: 'identity',
  routes: [...accountRoutes, ...identityRoutes, ...supportAccessRoutes],
  jobs: [...identityJobs, ...singleUseTokenJobs],
  holding: identityHolding,
  answers: [answer(factorsOf, describeFactors)],
}
