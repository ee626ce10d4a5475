import { z } from 'zod'
import { productVariants } from '../actions/index.ts'
import { defineEndpoint, Ok } from '../kit/index.ts'
import { Email, UserMetadata } from '../users/index.ts'
import { AccessToken } from './access-token.ts'
import { Password } from './schemas.ts'

/** Empty counts as absent. */
const Short = z.string().trim().max(200)
const ActionCode = z.string().min(1).max(200)
/** Any text is taken; one that leads astray is dropped, because a redirect is no reason to refuse a mail. */
const ContinueUrl = z.string().max(4000).nullable().optional()
const MarketplaceToken = z.string().max(10_000)

/** What the captcha gave the browser: a proof of work, or another provider's token. */
const CaptchaToken = z.string().max(20_000).nullable().optional()

/** What may come along with a sign-up; kept with the account. */
const SignUpExtras = {
  account_metadata: UserMetadata.optional(),
  recaptcha_token: CaptchaToken,
  pid: Short.nullable().optional(),
  xid: Short.nullable().optional(),
  invite_code: Short.nullable().optional(),
  gcp_marketplace_jwt: MarketplaceToken.nullable().optional(),
}

/** What a browser needs to know before anybody has signed in. */
export const Entrance = z.object({
  sign_up: z.enum(['open', 'invite', 'closed']),
  /** Nobody has an account yet, and whoever asks has to show that they run this instance to open the first one. */
  asks_for_set_up_code: z.boolean(),
  captcha: z.object({ kind: z.enum(['altcha', 'recaptcha', 'off']), site_key: z.string().nullable() }),
  /** By the public address; a browser that came by another host looks at that one first. */
  variant: z.enum(productVariants),
  /** The part of a host that switches to each variant; empty where none does. */
  host_markers: z.object({ reader: z.string(), agents: z.string() }),
})
export type Entrance = z.infer<typeof Entrance>

/** A puzzle as ALTCHA writes it (version 2): find the counter whose hash begins with the prefix. */
export const CaptchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string().optional(),
    expiresAt: z.number().optional(),
  }),
  signature: z.string(),
})
export type CaptchaChallenge = z.infer<typeof CaptchaChallenge>

const mailErrors = ['too_many_attempts'] as const

export const accountEndpoints = {
  getEntrance: defineEndpoint({
    id: 'identity.getEntrance',
    method: 'GET',
    path: '/v1/identity/entrance',
    summary: 'Get who may sign up, with which captcha, and as which product this instance shows itself',
    access: 'public',
    success: { status: 200, schema: Entrance },
    errors: [],
  }),
  getCaptchaChallenge: defineEndpoint({
    id: 'identity.getCaptchaChallenge',
    method: 'GET',
    path: '/v1/identity/captcha-challenge',
    summary: 'Get a puzzle whose solution a sign-up needs',
    access: 'public',
    success: { status: 200, schema: CaptchaChallenge },
    errors: ['captcha_not_used'],
  }),
  signUp: defineEndpoint({
    id: 'identity.signUp',
    method: 'POST',
    path: '/v1/identity/sign-up',
    summary: 'Create an account and sign in',
    access: 'public',
    body: z.object({
      email: Email,
      password: Password,
      first_name: z.string().trim().max(100).nullable().default(null),
      ...SignUpExtras,
      continue_url: ContinueUrl,
      /** Printed where the instance was started; asked for while nobody has an account, looked at by nobody later. */
      set_up_code: Short.nullable().optional(),
    }),
    success: { status: 201, schema: AccessToken },
    errors: [
      'sign_up_closed',
      'invite_required',
      'invalid_invite_code',
      'set_up_code_required',
      'wrong_set_up_code',
      'password_too_common',
      'captcha_failed',
      'too_many_attempts',
      'rate_limit_exceeded',
    ],
  }),
  preSignUp: defineEndpoint({
    id: 'identity.preSignUp',
    method: 'POST',
    path: '/v1/user/pre-sign-up',
    summary: 'Say what belongs to an account before it is created; it may then be created without another captcha',
    access: 'public',
    body: z.object({ email: Email, ...SignUpExtras }),
    success: { status: 200, schema: Ok },
    errors: ['sign_up_closed', 'invite_required', 'invalid_invite_code', 'captcha_failed', 'too_many_attempts'],
  }),
  postRegistrationSetUp: defineEndpoint({
    id: 'identity.postRegistrationSetUp',
    method: 'POST',
    path: '/v1/user/post-registration-user-setup',
    summary: 'Add what belongs to a new account',
    access: 'signed-in',
    body: z.object({
      pid: SignUpExtras.pid,
      xid: SignUpExtras.xid,
      gcp_marketplace_jwt: SignUpExtras.gcp_marketplace_jwt,
    }),
    bodyOptional: true,
    success: { status: 200, schema: Ok },
    errors: ['forbidden', 'marketplace_token_refused', 'marketplace_account_taken', 'billing_unavailable'],
  }),
  sendVerificationEmail: defineEndpoint({
    id: 'identity.sendVerificationEmail',
    method: 'POST',
    path: '/v1/user/send-verification-email',
    summary: 'Send a link that verifies an e-mail address; signed in, for the account that asks',
    access: 'public',
    hearsCredentials: true,
    body: z.object({ email: Email, continue_url: ContinueUrl }),
    success: { status: 200, schema: Ok },
    errors: mailErrors,
  }),
  sendPasswordResetEmail: defineEndpoint({
    id: 'identity.sendPasswordResetEmail',
    method: 'POST',
    path: '/v1/user/send-password-reset-email',
    summary: 'Send a link that lets somebody choose a new password',
    access: 'public',
    body: z.object({ email: Email, continue_url: ContinueUrl }),
    success: { status: 200, schema: Ok },
    errors: mailErrors,
  }),
  verifyEmail: defineEndpoint({
    id: 'identity.verifyEmail',
    method: 'POST',
    path: '/v1/user/verify-email',
    summary: 'Verify an e-mail address with the code of the mailed link, for the account that asked for it',
    access: 'public',
    hearsCredentials: true,
    body: z.object({ actionCode: ActionCode, continueUrl: ContinueUrl, lang: z.string().max(35).optional() }),
    success: { status: 200, schema: Ok },
    errors: ['invalid_action_code', 'link_for_other_account', 'too_many_attempts'],
  }),
  optOutOfUpdates: defineEndpoint({
    id: 'identity.optOutOfUpdates',
    method: 'POST',
    path: '/v1/user/opt-out-of-updates',
    summary: 'End product update e-mails with the code of the mailed link',
    access: 'public',
    body: z.object({ actionCode: ActionCode }),
    success: { status: 200, schema: Ok },
    errors: ['invalid_action_code', 'too_many_attempts'],
  }),
  checkPasswordReset: defineEndpoint({
    id: 'identity.checkPasswordReset',
    method: 'POST',
    path: '/v1/identity/password-reset/check',
    summary: 'Check the code of a password reset without using it',
    access: 'public',
    body: z.object({ verification_code: ActionCode }),
    success: { status: 200, schema: z.object({ email: z.string() }) },
    errors: ['invalid_action_code', 'too_many_attempts'],
  }),
  resetPassword: defineEndpoint({
    id: 'identity.resetPassword',
    method: 'POST',
    path: '/v1/identity/password-reset',
    summary: 'Choose a new password with the code of the mailed link; every session ends',
    access: 'public',
    body: z.object({
      verification_code: ActionCode,
      password: Password,
      /** Also those made since the address was proven; those from before end in any case. */
      end_api_keys: z.boolean().default(false),
    }),
    success: { status: 200, schema: Ok },
    errors: ['password_too_common', 'invalid_action_code', 'too_many_attempts', 'rate_limit_exceeded'],
  }),
  verifyEmailAccess: defineEndpoint({
    id: 'identity.verifyEmailAccess',
    method: 'POST',
    path: '/v1/user/verify-email-access',
    summary: 'Prove with the code of a mailed link that this session’s owner reads the account’s e-mails',
    access: 'signed-in',
    query: z.object({ verification_code: ActionCode }),
    success: { status: 200, schema: Ok },
    errors: ['invalid_action_code', 'forbidden'],
  }),
  requestEmailChange: defineEndpoint({
    id: 'identity.requestEmailChange',
    method: 'POST',
    path: '/v1/user/change-email',
    summary: 'Send a link to a new e-mail address that makes it the account’s',
    access: 'signed-in',
    body: z.object({ email: Email }),
    success: { status: 200, schema: Ok },
    errors: [
      'user_not_found',
      'recent_sign_in_required',
      'forbidden',
      'address_outside_organisation',
      'too_many_attempts',
    ],
  }),
  updateEmail: defineEndpoint({
    id: 'identity.updateEmail',
    method: 'PUT',
    path: '/v1/user/email',
    summary: 'Change the e-mail address, or take a change back, with the code of the mailed link',
    access: 'signed-in',
    query: z.object({ verification_code: ActionCode, is_reverting: z.boolean().default(false) }),
    success: { status: 200, schema: Ok },
    errors: ['invalid_action_code', 'forbidden', 'address_outside_organisation'],
  }),
  revertEmail: defineEndpoint({
    id: 'identity.revertEmail',
    method: 'POST',
    path: '/v1/identity/revert-email',
    summary: 'Take a change of e-mail address back with the code of the mailed link, signed in or not',
    access: 'public',
    body: z.object({ verification_code: ActionCode }),
    success: { status: 200, schema: Ok },
    errors: ['invalid_action_code', 'too_many_attempts'],
  }),
} as const
