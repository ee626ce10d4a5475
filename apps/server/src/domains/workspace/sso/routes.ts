import { ssoEndpoints } from '@vireo/contracts/sso'
import type { Arrival } from '#http/arrivals.ts'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { presentAccessToken, startCookie } from '#identity/sessions/index.ts'
import { addDomain } from './domains/add-domain.ts'
import { checkDomain } from './domains/check-domain.ts'
import { listOwnDomains } from './domains/list-own-domains.ts'
import { presentDomain, presentDomains } from './domains/present-domain.ts'
import { removeDomain } from './domains/remove-domain.ts'
import { createProvider } from './providers/create-provider.ts'
import { deleteProvider } from './providers/delete-provider.ts'
import { listOwnProviders } from './providers/list-own-providers.ts'
import { presentProvider, presentProviders } from './providers/present-provider.ts'
import { updateProvider } from './providers/update-provider.ts'
import { getSingleSignOn } from './rules/get-single-sign-on.ts'
import { presentSingleSignOn } from './rules/present-single-sign-on.ts'
import { setUserAutoProvisioning } from './rules/set-user-auto-provisioning.ts'
import { updateSingleSignOn } from './rules/update-single-sign-on.ts'
import { issueScimToken } from './scim/issue-scim-token.ts'
import { removeScimUser } from './scim/remove-scim-user.ts'
import { revokeScimToken } from './scim/revoke-scim-token.ts'
import { beginSignIn } from './sign-in/begin-sign-in.ts'
import { beginTest } from './sign-in/begin-test.ts'
import { bindBrowser } from './sign-in/browser-cookie.ts'
import { findSsoProvider, presentFoundProviders } from './sign-in/find-sso-provider.ts'
import { finishSignIn } from './sign-in/finish-sign-in.ts'
import { getSamlMetadata } from './sign-in/get-saml-metadata.ts'
import { linkAccount } from './sign-in/linking/link-account.ts'
import { presentDeparture } from './sign-in/present-departure.ts'
import { outcomeHeaders, presentOutcome } from './sign-in/present-outcome.ts'
import { receiveOidc, receiveSaml } from './sign-in/receive-answer.ts'

const ok = () => ({ status: 'ok' as const })

export const ssoRoutes = defineRoutes((on) => {
  on(ssoEndpoints.findSsoProvider, findSsoProvider, presentFoundProviders)
  on(ssoEndpoints.begin, beginSignIn, presentDeparture, {
    audit: unaudited('own session', 'the way to one that is beginning'),
    headers: bindBrowser,
  })
  on(ssoEndpoints.test, beginTest, presentDeparture, {
    audit: unaudited('reads only', 'tries a provider, and lets nobody in'),
    headers: bindBrowser,
  })
  on(ssoEndpoints.finish, finishSignIn, presentOutcome, {
    audit: ['sso.account-connected', 'workspaces.member-joined'],
    headers: outcomeHeaders,
  })
  on(ssoEndpoints.link, linkAccount, presentAccessToken, {
    audit: ['sso.account-connected', 'workspaces.member-joined', 'identity.account-disowned'],
    headers: startCookie,
  })
  on(ssoEndpoints.getSamlMetadata, getSamlMetadata)
  on(ssoEndpoints.listIdentityProviders, listOwnProviders, presentProviders)
  on(ssoEndpoints.createIdentityProvider, createProvider, presentProvider, { audit: 'sso.identity-provider-created' })
  on(ssoEndpoints.updateIdentityProvider, updateProvider, presentProvider, { audit: 'sso.identity-provider-changed' })
  on(ssoEndpoints.deleteIdentityProvider, deleteProvider, ok, { audit: 'sso.identity-provider-deleted' })
  on(ssoEndpoints.issueScimToken, issueScimToken, (issued) => issued, { audit: 'sso.scim-token-issued' })
  on(ssoEndpoints.revokeScimToken, revokeScimToken, ok, { audit: 'sso.scim-token-revoked' })
  on(ssoEndpoints.removeScimUser, removeScimUser, ok, { audit: 'workspaces.member-removed' })
  on(ssoEndpoints.listDomainVerifications, listOwnDomains, presentDomains)
  on(ssoEndpoints.addDomainVerification, addDomain, presentDomain, { audit: 'sso.domain-added' })
  on(ssoEndpoints.checkDomainVerification, checkDomain, presentDomain, {
    audit: ['sso.domain-verified', 'sso.domain-failed'],
  })
  on(ssoEndpoints.removeDomainVerification, removeDomain, ok, { audit: 'sso.domain-removed' })
  on(ssoEndpoints.getSingleSignOn, getSingleSignOn, presentSingleSignOn)
  on(ssoEndpoints.updateSingleSignOn, updateSingleSignOn, presentSingleSignOn, { audit: 'sso.rules-changed' })
  on(ssoEndpoints.setUserAutoProvisioning, setUserAutoProvisioning, ok, { audit: 'sso.rules-changed' })
})

export const ssoArrivals: readonly Arrival[] = [
  { method: 'GET', path: '/v1/sso/oidc/:identity_provider_id/callback', receive: receiveOidc },
  { method: 'POST', path: '/v1/sso/saml/:identity_provider_id/acs', receive: receiveSaml },
]
