export { findSetUpCode, setUpCodeOf } from './accounts/set-up-code.ts'
export { requireRecentSignIn } from './accounts/require-recent-sign-in.ts'
export { type Attempt, beginAttempt } from './attempt-limit.ts'
export { assertHolds, assertMayGrant, assertOwnSession } from './policy.ts'
export {
  addressAdmits,
  askVouchAgain,
  charactersUsedByKeys,
  isInviteCodeValid,
  type MarketplaceArrival,
  onDisowned,
  onInvitedSignUp,
  onMarketplaceArrival,
  onSignUp,
  passwordAdmits,
  type SessionInWorkspace,
  type SignUpNews,
  type Standing,
  standingOf,
  type VouchedPerson,
  workspaceAdmits,
  workspaceOfSession,
} from './hooks.ts'
