import { defineErrors } from '../kit/index.ts'

export const identityErrors = defineErrors({
  marketplace_token_refused: {
    status: 400,
    message: 'The marketplace’s token is no longer valid. Come from the marketplace again.',
    type: 'validation_error',
  },
  marketplace_account_taken: { status: 409, message: 'This marketplace account belongs to another workspace.' },
  sign_up_closed: { status: 403, message: 'This instance does not accept new accounts.' },
  address_taken: {
    status: 400,
    message: 'There is already an account with this e-mail address.',
    type: 'validation_error',
  },
  invite_required: { status: 403, message: 'This instance accepts new accounts by invitation only.' },
  invalid_invite_code: {
    status: 403,
    message: 'This invitation is not valid. Ask whoever invited you for a new one.',
  },
  set_up_code_required: {
    status: 403,
    message:
      'Nobody has an account here yet. Whoever opens the first one enters the set-up code that was printed where Vireo was started.',
  },
  wrong_set_up_code: {
    status: 403,
    message: 'This is not the set-up code of this instance. It was printed where Vireo was started.',
  },
  captcha_failed: {
    status: 400,
    message: 'The check that you are not a program did not succeed. Please try again.',
    type: 'validation_error',
  },
  captcha_not_used: { status: 404, message: 'This instance does not use this captcha.' },
  recent_sign_in_required: {
    status: 403,
    message: 'For your security, first confirm that you read the e-mails of this account. We have sent you a link.',
  },
  too_many_attempts: {
    status: 429,
    message: 'Too many attempts, please try again in a few minutes.',
    legacyStatus: 'auth/too-many-requests',
  },
  wrong_credentials: { status: 401, message: 'The e-mail address or the password is wrong.' },
  sso_required: {
    status: 403,
    message: 'Your organisation asks you to sign in through it. Choose single sign-on to do so.',
  },
  password_too_common: {
    status: 400,
    message:
      'This password is one of the first that anybody would try. A few words in a row are easier to keep and harder to guess.',
    type: 'validation_error',
  },
  address_outside_organisation: {
    status: 403,
    message:
      'Your organisation looks after this account: its address can only be in one of the organisation’s domains.',
  },
  link_for_other_account: {
    status: 403,
    message:
      'This link is for another account that was created with this address. Sign in to that account and open the link again, or ask for a link to the account that you are signed in to.',
  },
  wrong_password: { status: 400, message: 'This is not your current password.', type: 'validation_error' },
  wrong_code: { status: 400, message: 'This code is wrong or was already used.', type: 'validation_error' },
  sign_in_too_old: { status: 400, message: 'This sign-in took too long. Please start again.' },
  second_factor_not_set_up: { status: 400, message: 'This second factor is not set up.' },
  second_factor_already_set_up: { status: 409, message: 'This second factor is already set up. Switch it off first.' },
  second_factor_required_by_workspace: {
    status: 403,
    message: 'Your workspace requires a second factor: the last one cannot be switched off.',
  },
  second_factor_setup_required: {
    status: 403,
    message: 'Your workspace requires a second factor. Set one up before anything else.',
  },
  session_not_found: { status: 404, message: 'There is no such session.' },
  support_grant_not_found: { status: 404, message: 'There is no such support access.' },
  address_not_allowed: { status: 403, message: 'This API key may not be used from this address.' },
  api_key_not_found: { status: 404, message: 'There is no such API key.' },
  api_key_limit_reached: { status: 400, message: 'You have as many API keys as one account can hold.' },
  account_blocked: {
    status: 403,
    message: 'This account is blocked. Ask whoever runs this instance what to do.',
  },
  operator_only: { status: 403, message: 'Only whoever runs this instance may do this.' },
})
