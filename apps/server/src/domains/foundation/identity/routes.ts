import { identityEndpoints } from '@vireo/contracts/identity'
import { defineRoutes } from '#http/routes.ts'
import { changePassword } from './change-password.ts'
import { getCaptchaChallenge } from './accounts/get-captcha-challenge.ts'
import { getEntrance } from './accounts/get-entrance.ts'
import { optOutOfUpdates } from './accounts/opt-out-of-updates.ts'
import { postRegistrationSetUp } from './accounts/post-registration-set-up.ts'
import { preSignUp } from './accounts/pre-sign-up.ts'
import { preSignUpCookie } from './accounts/pre-sign-up-cookie.ts'
import { requestEmailChange } from './accounts/request-email-change.ts'
import { checkPasswordReset, resetPassword } from './accounts/reset-password.ts'
import { revertEmail } from './accounts/revert-email.ts'
import { sendPasswordResetEmail } from './accounts/send-password-reset-email.ts'
import { sendVerificationEmail } from './accounts/send-verification-email.ts'
import { updateEmail } from './accounts/update-email.ts'
import { verifyEmailAccess } from './accounts/verify-email-access.ts'
import { verifyEmail } from './accounts/verify-email.ts'
import { createApiKey } from './create-api-key.ts'
import { deleteApiKey } from './delete-api-key.ts'
import { listApiKeys } from './list-api-keys.ts'
import { listSessions } from './list-sessions.ts'
import { presentAccessToken } from './present-access-token.ts'
import { presentApiKeys, presentIssuedApiKey } from './present-api-key.ts'
import { presentSessions } from './present-session.ts'
import { presentSignIn, signedInHeaders, signInHeaders } from './present-sign-in.ts'
import { refreshToken } from './refresh-token.ts'
import { reportActivity } from './report-activity.ts'
import { revokeSession } from './revoke-session.ts'
import { getSecondFactors } from './second-factors/get-second-factors.ts'
import { presentSecondFactors, presentUpdatedFactors } from './second-factors/present-second-factors.ts'
import { sendSecondStepCode } from './second-factors/send-second-step-code.ts'
import { takeSecondStep } from './second-factors/take-second-step.ts'
import { updateSecondFactors } from './second-factors/update-second-factors.ts'
import { endCookie, renewCookie, startCookie } from './session-cookie.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'
import { signUp } from './sign-up.ts'
import { grantSupportAccess } from './support-access/grant-support-access.ts'
import { listSupportAccess } from './support-access/list-support-access.ts'
import { openSupportSession } from './support-access/open-support-session.ts'
import { presentSupportGrants } from './support-access/present-support-grant.ts'
import { revokeSupportAccess } from './support-access/revoke-support-access.ts'
import { createSingleUseToken } from './single-use-tokens/create-single-use-token.ts'
import { updateApiKey } from './update-api-key.ts'

const ok = () => ({ status: 'ok' as const })

export const identityRoutes = defineRoutes((on) => {
  on(identityEndpoints.getEntrance, getEntrance, (entrance) => entrance)
  on(identityEndpoints.getCaptchaChallenge, getCaptchaChallenge, (challenge) => challenge)
  on(identityEndpoints.preSignUp, preSignUp, ok, { headers: preSignUpCookie })
  on(identityEndpoints.postRegistrationSetUp, postRegistrationSetUp, ok)
  on(identityEndpoints.sendVerificationEmail, sendVerificationEmail, ok)
  on(identityEndpoints.sendPasswordResetEmail, sendPasswordResetEmail, ok)
  on(identityEndpoints.verifyEmail, verifyEmail, ok)
  on(identityEndpoints.verifyEmailAccess, verifyEmailAccess, ok)
  on(identityEndpoints.optOutOfUpdates, optOutOfUpdates, ok)
  on(identityEndpoints.checkPasswordReset, checkPasswordReset, (checked) => checked)
  on(identityEndpoints.resetPassword, resetPassword, ok)
  on(identityEndpoints.requestEmailChange, requestEmailChange, ok)
  on(identityEndpoints.updateEmail, updateEmail, ok)
  on(identityEndpoints.revertEmail, revertEmail, ok)
  on(identityEndpoints.signUp, signUp, presentAccessToken, { headers: startCookie })
  on(identityEndpoints.signIn, signIn, presentSignIn, { headers: signInHeaders })
  on(identityEndpoints.takeSecondStep, takeSecondStep, presentAccessToken, { headers: signedInHeaders })
  on(identityEndpoints.sendSecondStepCode, sendSecondStepCode, ok)
  on(identityEndpoints.signOut, signOut, ok, { headers: endCookie })
  on(identityEndpoints.refreshToken, refreshToken, presentAccessToken, { headers: renewCookie })
  on(identityEndpoints.listApiKeys, listApiKeys, presentApiKeys)
  on(identityEndpoints.createApiKey, createApiKey, presentIssuedApiKey)
  on(identityEndpoints.updateApiKey, updateApiKey, ok)
  on(identityEndpoints.deleteApiKey, deleteApiKey, ok)
  on(identityEndpoints.createSingleUseToken, createSingleUseToken, ({ token }) => ({ token }))
  on(identityEndpoints.getSecondFactors, getSecondFactors, presentSecondFactors)
  on(identityEndpoints.updateSecondFactors, updateSecondFactors, presentUpdatedFactors)
  on(identityEndpoints.changePassword, changePassword, ok)
  on(identityEndpoints.listSessions, listSessions, presentSessions)
  on(identityEndpoints.revokeSession, revokeSession, ok)
  on(identityEndpoints.signOutEverywhere, signOutEverywhere, ({ ended }) => ({ status: 'ok' as const, ended }))
  on(identityEndpoints.reportActivity, reportActivity, ok)
  on(identityEndpoints.grantSupportAccess, grantSupportAccess, ok)
  on(identityEndpoints.listSupportAccess, listSupportAccess, presentSupportGrants)
  on(identityEndpoints.revokeSupportAccess, revokeSupportAccess, ok)
  on(identityEndpoints.openSupportSession, openSupportSession, presentAccessToken)
})
