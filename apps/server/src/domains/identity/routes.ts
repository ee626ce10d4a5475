import { api } from '@vireo/contracts'
import { defineRoutes } from '../../http/routes.ts'
import { changePassword } from './change-password.ts'
import { getCaptchaChallenge } from './accounts/get-captcha-challenge.ts'
import { getEntrance } from './accounts/get-entrance.ts'
import { optOutOfUpdates } from './accounts/opt-out-of-updates.ts'
import { postRegistrationSetUp } from './accounts/post-registration-set-up.ts'
import { preSignUp } from './accounts/pre-sign-up.ts'
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
import { presentSignIn, signInHeaders } from './present-sign-in.ts'
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
  on(api.identity.getEntrance, getEntrance, (entrance) => entrance)
  on(api.identity.getCaptchaChallenge, getCaptchaChallenge, (challenge) => challenge)
  on(api.identity.preSignUp, preSignUp, ok)
  on(api.identity.postRegistrationSetUp, postRegistrationSetUp, ok)
  on(api.identity.sendVerificationEmail, sendVerificationEmail, ok)
  on(api.identity.sendPasswordResetEmail, sendPasswordResetEmail, ok)
  on(api.identity.verifyEmail, verifyEmail, ok)
  on(api.identity.verifyEmailAccess, verifyEmailAccess, ok)
  on(api.identity.optOutOfUpdates, optOutOfUpdates, ok)
  on(api.identity.checkPasswordReset, checkPasswordReset, (checked) => checked)
  on(api.identity.resetPassword, resetPassword, ok)
  on(api.identity.requestEmailChange, requestEmailChange, ok)
  on(api.identity.updateEmail, updateEmail, ok)
  on(api.identity.revertEmail, revertEmail, ok)
  on(api.identity.signUp, signUp, presentAccessToken, { headers: startCookie })
  on(api.identity.signIn, signIn, presentSignIn, { headers: signInHeaders })
  on(api.identity.takeSecondStep, takeSecondStep, presentAccessToken, { headers: startCookie })
  on(api.identity.sendSecondStepCode, sendSecondStepCode, ok)
  on(api.identity.signOut, signOut, ok, { headers: endCookie })
  on(api.identity.refreshToken, refreshToken, presentAccessToken, { headers: renewCookie })
  on(api.identity.listApiKeys, listApiKeys, presentApiKeys)
  on(api.identity.createApiKey, createApiKey, presentIssuedApiKey)
  on(api.identity.updateApiKey, updateApiKey, ok)
  on(api.identity.deleteApiKey, deleteApiKey, ok)
  on(api.identity.createSingleUseToken, createSingleUseToken, ({ token }) => ({ token }))
  on(api.identity.getSecondFactors, getSecondFactors, presentSecondFactors)
  on(api.identity.updateSecondFactors, updateSecondFactors, presentUpdatedFactors)
  on(api.identity.changePassword, changePassword, ok)
  on(api.identity.listSessions, listSessions, presentSessions)
  on(api.identity.revokeSession, revokeSession, ok)
  on(api.identity.signOutEverywhere, signOutEverywhere, ({ ended }) => ({ status: 'ok' as const, ended }))
  on(api.identity.reportActivity, reportActivity, ok)
  on(api.identity.grantSupportAccess, grantSupportAccess, ok)
  on(api.identity.listSupportAccess, listSupportAccess, presentSupportGrants)
  on(api.identity.revokeSupportAccess, revokeSupportAccess, ok)
  on(api.identity.openSupportSession, openSupportSession, presentAccessToken)
})
