import { identityEndpoints } from '@vireo/contracts/identity'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { getCaptchaChallenge } from './captcha/get-captcha-challenge.ts'
import { getEntrance } from './get-entrance.ts'
import { optOutOfUpdates } from './opt-out-of-updates.ts'
import { postRegistrationSetUp } from './pre-sign-up/post-registration-set-up.ts'
import { preSignUp } from './pre-sign-up/pre-sign-up.ts'
import { preSignUpCookie } from './pre-sign-up/pre-sign-up-cookie.ts'
import { requestEmailChange } from './addresses/request-email-change.ts'
import { resetPassword } from './reset-password.ts'
import { checkPasswordReset } from './check-password-reset.ts'
import { revertEmail } from './addresses/revert-email.ts'
import { sendPasswordResetEmail } from './send-password-reset-email.ts'
import { sendVerificationEmail } from './addresses/send-verification-email.ts'
import { updateEmail } from './addresses/update-email.ts'
import { verifyEmailAccess } from './verify-email-access.ts'
import { verifyEmail } from './addresses/verify-email.ts'

const ok = () => ({ status: 'ok' as const })

export const accountRoutes = defineRoutes((on) => {
  on(identityEndpoints.getEntrance, getEntrance, (entrance) => entrance)
  on(identityEndpoints.getCaptchaChallenge, getCaptchaChallenge, (challenge) => challenge)
  on(identityEndpoints.preSignUp, preSignUp, ok, {
    audit: unaudited('bookkeeping', 'what somebody said before an account exists'),
    headers: preSignUpCookie,
  })
  on(identityEndpoints.postRegistrationSetUp, postRegistrationSetUp, ok, {
    audit: ['billing.marketplace-linked', 'billing.subscription-changed'],
  })
  on(identityEndpoints.sendVerificationEmail, sendVerificationEmail, ok, {
    audit: unaudited('written later', 'when the link is followed'),
  })
  on(identityEndpoints.sendPasswordResetEmail, sendPasswordResetEmail, ok, {
    audit: unaudited('written later', 'when the link is followed'),
  })
  on(identityEndpoints.verifyEmail, verifyEmail, ok, {
    audit: ['identity.email-verified', 'identity.account-disowned'],
  })
  on(identityEndpoints.verifyEmailAccess, verifyEmailAccess, ok, {
    audit: unaudited('own session', 'it is known to read the account’s mail'),
  })
  on(identityEndpoints.optOutOfUpdates, optOutOfUpdates, ok, {
    audit: unaudited('own preference', 'product updates are not welcome any more'),
  })
  on(identityEndpoints.checkPasswordReset, checkPasswordReset, (checked) => checked, {
    audit: unaudited('reads only', 'whether a link still holds'),
  })
  on(identityEndpoints.resetPassword, resetPassword, ok, {
    audit: ['identity.password-reset', 'identity.account-disowned'],
  })
  on(identityEndpoints.requestEmailChange, requestEmailChange, ok, {
    audit: unaudited('written later', 'when the link is followed'),
  })
  on(identityEndpoints.updateEmail, updateEmail, ok, {
    audit: ['identity.email-changed', 'identity.email-reverted', 'identity.account-disowned'],
  })
  on(identityEndpoints.revertEmail, revertEmail, ok, {
    audit: ['identity.email-reverted', 'identity.account-disowned'],
  })
})
