export { listOverdrawn } from './account-store.ts'
export { accountOf, type CreditAccount } from './account-of.ts'
export type { AppliedPlan, PaidCredits } from './applied-plan.ts'
export { applyPlan } from './apply-plan.ts'
export { describeSubscription } from './describe-subscription.ts'
export {
  concurrencyLimit,
  enterConcurrency,
  enterRecognition,
  enterUnpaid,
  type ModelGroup,
} from './limits/enter-concurrency.ts'
export { voicesCounted } from './hooks.ts'
export type { LedgerFault } from './ledger/ledger-store.ts'
export { openAccount } from './open-account.ts'
export { grantCredits } from './grant-credits.ts'
export { type CreditOutlook, lookAtCredits } from './look-at-credits.ts'
export { type Plan, planOf } from './plan-of.ts'
export { charactersSpoken } from './reports/spoken-store.ts'
export { tierOfWorkspace } from './tier-of-workspace.ts'
export { verifyLedger } from './ledger/verify-ledger.ts'
