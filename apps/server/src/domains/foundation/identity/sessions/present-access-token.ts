import type { AccessToken } from '@vireo/contracts/identity'
import type { FreshToken } from './issue-access-token.ts'

/** Presents what the web app keeps in memory. The session token is never in it: that one belongs to the cookie. */
export function presentAccessToken(fresh: FreshToken): AccessToken {
  return {
    access_token: fresh.accessToken,
    token_type: 'bearer',
    expires_in: fresh.lifetimeSeconds,
    user_id: fresh.userId,
    email_verified: fresh.isEmailVerified,
    session_inactivity_timeout: fresh.inactivityTimeoutSeconds,
    second_factor_setup_required: fresh.mustSetUpSecondFactor,
  }
}
