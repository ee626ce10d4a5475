export { findSetUpCode, setUpCodeOf } from './accounts/set-up-code.ts'
export { requireRecentSignIn } from './accounts/require-recent-sign-in.ts'
export { type Attempt, beginAttempt } from './attempt-limit.ts'
export { changeKeyOf, type KeyChange } from './update-api-key.ts'
export { createAuthenticators } from './create-authenticators.ts'
export { type CreatedUser, createUser } from './create-user.ts'
export { forgetCredential } from './forget-credential.ts'
export { holderOfApiKey } from './holder-of-api-key.ts'
export { issueApiKey, type IssuedApiKey } from './issue-api-key.ts'
export { type ApiKeyInUse, listKeysOfAccounts } from './list-api-keys.ts'
export { assertHolds, assertMayGrant, assertOwnSession } from './policy.ts'
export { replaceApiKey, type ReplacedApiKey } from './replace-api-key.ts'
export { revokeKeyOf } from './delete-api-key.ts'
export { assertAdmitted, bindSession } from './bind-session.ts'
export { endAccess, endAccessTo } from './end-access.ts'
export { endOwnSessionsOf } from './end-sessions.ts'
export { presentAccessToken } from './present-access-token.ts'
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
export { nameApiKeys } from './name-api-keys.ts'
export { enterFederated, enterLinked, hashOfNoPassword, openProvenAccount } from './federated-sign-in.ts'

export { presentSignIn, signInHeaders } from './present-sign-in.ts'
export { endVouches, noteVouchAsked, vouchAgesAfterMs } from './vouches.ts'
export { takeAddress } from './take-address.ts'
export { startCookie } from './session-cookie.ts'
export type { SignInOutcome } from './sign-in.ts'
export { isStaffAddress, staffMember } from './support-access/is-staff.ts'
export { requestSupportAccess } from './support-access/request-support-access.ts'
