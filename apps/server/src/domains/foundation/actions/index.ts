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
