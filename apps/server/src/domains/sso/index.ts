import type { Slice } from '../slice.ts'
import { ssoHolding } from './holding.ts'
import { ssoJobs } from './jobs.ts'
import { ssoArrivals, ssoRoutes } from './routes.ts'

export const ssoSlice: Slice = {
  name: 'sso',
  routes: ssoRoutes,
  arrivals: ssoArrivals,
  jobs: ssoJobs,
  holding: ssoHolding,
}

export { tierOfWorkspace } from './hooks.ts'
export { admitsAddress } from './rules/admits-address.ts'
export { admitsSession } from './rules/admits-session.ts'
export { askAgain } from './vouching/ask-again.ts'
export { passwordAdmits } from './rules/password-admits.ts'
export { describeAutoProvisioning } from './rules/single-sign-on.ts'
