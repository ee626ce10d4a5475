import type { SignInOutcome } from '#identity/sign-in/index.ts'
import type { Decision } from './decide.ts'
import type { VouchedIdentity } from './identity.ts'

/** How a sign-in through an organisation ends, where it is not refused. */
export type SsoOutcome =
  | SignInOutcome
  | { readonly kind: 'link-required'; readonly email: string; readonly organisation: string }
  | { readonly kind: 'tested'; readonly identity: VouchedIdentity; readonly decision: Decision['kind'] }
