import { identityEndpoints, singleUseTokenEndpoints } from '@vireo/contracts/identity'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { changePassword } from './passwords/change-password.ts'
import { createApiKey } from './keys/create-api-key.ts'
import { deleteApiKey } from './keys/delete-api-key.ts'
import { listApiKeys } from './keys/list-api-keys.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { presentAccessToken } from './sessions/present-access-token.ts'
import { presentApiKeys, presentIssuedApiKey } from './keys/present-api-key.ts'
import { presentSessions } from './sessions/present-session.ts'
import { presentSignIn, signedInHeaders, signInHeaders } from './sign-in/present-sign-in.ts'
import { refreshToken } from './sessions/refresh-token.ts'
import { reportActivity } from './sessions/report-activity.ts'
import { revokeSession } from './sessions/revoke-session.ts'
import { getSecondFactors } from './second-factors/get-second-factors.ts'
import { presentSecondFactors, presentUpdatedFactors } from './second-factors/present-second-factors.ts'
import { sendSecondStepCode } from './second-factors/text-codes/send-second-step-code.ts'
import { takeSecondStep } from './second-factors/take-second-step.ts'
import { updateSecondFactors } from './second-factors/update-second-factors.ts'
import { endCookie, renewCookie, startCookie } from './sessions/session-cookie.ts'
import { signIn } from './sign-in/sign-in.ts'
import { signOut } from './sessions/sign-out.ts'
import { signOutEverywhere } from './sessions/sign-out-everywhere.ts'
import { signUp } from './sign-in/sign-up.ts'
import { createSingleUseToken } from './single-use-tokens/create-single-use-token.ts'
import { updateApiKey } from './keys/update-api-key.ts'

const ok = () => ({ status: 'ok' as const })

export const identityRoutes = defineRoutes((on) => {
  on(identityEndpoints.signUp, signUp, presentAccessToken, {
    audit: [
      'identity.account-created',
      'identity.account-disowned',
      'users.admin-appointed',
      'workspaces.member-joined',
      'billing.marketplace-linked',
      'billing.subscription-changed',
    ],
    headers: startCookie,
  })
  on(identityEndpoints.signIn, signIn, presentSignIn, {
    audit: unaudited('own session', 'in the list of sessions'),
    headers: signInHeaders,
  })
  on(identityEndpoints.takeSecondStep, takeSecondStep, presentAccessToken, {
    audit: unaudited('own session', 'in the list of sessions'),
    headers: signedInHeaders,
  })
  on(identityEndpoints.sendSecondStepCode, sendSecondStepCode, ok, {
    audit: unaudited('own session', 'a code for one that is beginning'),
  })
  on(identityEndpoints.signOut, signOut, ok, {
    audit: unaudited('own session', 'it leaves the list of sessions'),
    headers: endCookie,
  })
  on(identityEndpoints.refreshToken, refreshToken, presentAccessToken, {
    audit: unaudited('own session', 'it goes on'),
    headers: renewCookie,
  })
  on(identityEndpoints.listApiKeys, listApiKeys, presentApiKeys)
  on(identityEndpoints.createApiKey, createApiKey, presentIssuedApiKey, { audit: 'identity.api-key-created' })
  on(identityEndpoints.updateApiKey, updateApiKey, ok, { audit: 'identity.api-key-changed' })
  on(identityEndpoints.deleteApiKey, deleteApiKey, ok, { audit: 'identity.api-key-deleted' })
  on(singleUseTokenEndpoints.createSingleUseToken, createSingleUseToken, ({ token }) => ({ token }), {
    audit: unaudited('own session', 'good for one socket or request within minutes, for no more than its key'),
  })
  on(identityEndpoints.getSecondFactors, getSecondFactors, presentSecondFactors)
  on(identityEndpoints.updateSecondFactors, updateSecondFactors, presentUpdatedFactors, {
    audit: ['identity.second-factor-enabled', 'identity.second-factor-disabled', 'identity.backup-codes-renewed'],
  })
  on(identityEndpoints.changePassword, changePassword, ok, { audit: 'identity.password-changed' })
  on(identityEndpoints.listSessions, listSessions, presentSessions)
  on(identityEndpoints.revokeSession, revokeSession, ok, { audit: 'identity.session-ended' })
  on(identityEndpoints.signOutEverywhere, signOutEverywhere, ({ ended }) => ({ status: 'ok' as const, ended }), {
    audit: 'identity.signed-out-everywhere',
  })
  on(identityEndpoints.reportActivity, reportActivity, ok, { audit: unaudited('own session', 'it was used') })
})
