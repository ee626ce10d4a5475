import type { Slice } from '../slice.ts'
import { actionHolding } from './holding.ts'
import { actionJobs } from './jobs.ts'

export const actionsSlice: Slice = { name: 'actions', jobs: actionJobs, holding: actionHolding }

export { actionLink, type ActionLink } from './action-link.ts'
export { issueActionCode } from './issue-action-code.ts'
export {
  checkActionCode,
  findUsedActionCode,
  redeemActionCode,
  type RedeemedCode,
  revokeActionCodes,
} from './redeem-action-code.ts'
export { type ActionPurpose, actionPurposes } from './action-purposes.ts'
