import { answer } from '#kernel/hooks.ts'
import { passwordAdmits, workspaceAdmits, addressAdmits, askVouchAgain } from '#identity'
import type { Slice } from '../../slice.ts'
import { autoProvisioningOf } from '#workspaces'
import { ssoHolding } from './holding.ts'
import { ssoJobs } from './jobs.ts'
import { ssoArrivals, ssoRoutes } from './routes.ts'
import { admitsAddress } from './rules/admits-address.ts'
import { admitsSession } from './rules/admits-session.ts'
import { passwordAdmits as answerPasswordAdmits } from './rules/password-admits.ts'
import { describeAutoProvisioning } from './rules/describe-rules.ts'
import { askAgain } from './vouching/ask-again.ts'

export const ssoSlice: Slice = {
  name: 'sso',
  routes: ssoRoutes,
  arrivals: ssoArrivals,
  jobs: ssoJobs,
  holding: ssoHolding,
  answers: [
    answer(passwordAdmits, answerPasswordAdmits),
    answer(workspaceAdmits, admitsSession),
    answer(addressAdmits, admitsAddress),
    answer(autoProvisioningOf, describeAutoProvisioning),
    answer(askVouchAgain, askAgain),
  ],
}
