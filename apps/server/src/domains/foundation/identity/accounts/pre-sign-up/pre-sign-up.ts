import type { identityEndpoints } from '@vireo/contracts/identity'
import type { Input } from '@vireo/contracts/kit'
import type { With } from '#ports/ports.ts'
import { locationOf } from '#users/addresses/index.ts'
import { beginAttempt } from '../../attempt-limit.ts'
import { admitSignUp } from './admit-sign-up.ts'
import { passCaptcha } from '../captcha/pass-captcha.ts'
import { browserOf, newBrowser } from './pre-sign-up-cookie.ts'
import { type SignUpDetails, upsertPreSignUp } from './pre-sign-up-store.ts'

type Extras = Pick<
  Input<typeof identityEndpoints.preSignUp>,
  'account_metadata' | 'pid' | 'xid' | 'invite_code' | 'gcp_marketplace_jwt'
>

/**
 * Keeps for a day the details of an account that somebody is about to create in this browser. Whether the address has
 * an account is not even looked up.
 */
export async function preSignUp(
  ctx: With<'captcha' | 'locator' | 'settings'>,
  input: Input<typeof identityEndpoints.preSignUp>,
): Promise<{ readonly browser: string }> {
  const details = signUpDetailsOf(ctx, input)
  await admitSignUp(ctx, { email: input.email, inviteCode: details.inviteCode })
  await passCaptcha(ctx, input.recaptcha_token)
  await beginAttempt(ctx, 'signUp', input.email)
  const browser = browserOf(ctx) ?? newBrowser()
  await upsertPreSignUp(ctx, { email: input.email, browser }, details)
  return { browser }
}

/** Collects the details of a sign-up from a request, leaving out those it does not give. */
export function signUpDetailsOf(ctx: With<'locator'>, input: Extras): SignUpDetails {
  const { account_metadata: metadata } = input
  const geoLocation = locationOf(ctx, metadata?.geo_location)
  return {
    ...(metadata?.agrees_to_product_updates !== undefined && {
      agreesToProductUpdates: metadata.agrees_to_product_updates,
    }),
    ...(geoLocation && { geoLocation }),
    ...(input.pid && { pid: input.pid }),
    ...(input.xid && { xid: input.xid }),
    ...(input.invite_code && { inviteCode: input.invite_code }),
    ...(input.gcp_marketplace_jwt && { gcpMarketplaceJwt: input.gcp_marketplace_jwt }),
  }
}
