import { api } from '@vireo/contracts'
import type { Arrival } from '../../http/arrivals.ts'
import { defineRoutes } from '../../http/routes.ts'
import { presentAccessToken, startCookie } from '../identity/index.ts'
import { addDomain } from './domains/add-domain.ts'
import { checkDomain } from './domains/check-domain.ts'
import { listOwnDomains } from './domains/list-domains.ts'
import { presentDomain, presentDomains } from './domains/present-domain.ts'
import { removeDomain } from './domains/remove-domain.ts'
import { createProvider } from './providers/create-provider.ts'
import { deleteProvider } from './providers/delete-provider.ts'
import { listOwnProviders } from './providers/list-providers.ts'
import { presentProvider, presentProviders } from './providers/present-provider.ts'
import { updateProvider } from './providers/update-provider.ts'
import { getSingleSignOn, presentSingleSignOn } from './rules/single-sign-on.ts'
import { setUserAutoProvisioning, updateSingleSignOn } from './rules/update-single-sign-on.ts'
import { issueScimToken, revokeScimToken } from './scim/issue-scim-token.ts'
import { removeScimUser } from './scim/remove-scim-user.ts'
import { beginSignIn, beginTest, presentDeparture } from './sign-in/begin-sign-in.ts'
import { bindBrowser } from './sign-in/browser-cookie.ts'
import { findSsoProvider, presentFoundProviders } from './sign-in/find-sso-provider.ts'
import { finishSignIn } from './sign-in/finish-sign-in.ts'
import { getSamlMetadata } from './sign-in/get-saml-metadata.ts'
import { linkAccount } from './sign-in/link-account.ts'
import { outcomeHeaders, presentOutcome } from './sign-in/present-outcome.ts'
import { receiveOidc, receiveSaml } from './sign-in/receive-answer.ts'

const ok = () => ({ status: 'ok' as const })

export const ssoRoutes = defineRoutes((on) => {
  on(api.sso.findSsoProvider, findSsoProvider, presentFoundProviders)
  on(api.sso.begin, beginSignIn, presentDeparture, { headers: bindBrowser })
  on(api.sso.test, beginTest, presentDeparture, { headers: bindBrowser })
  on(api.sso.finish, finishSignIn, presentOutcome, { headers: outcomeHeaders })
  on(api.sso.link, linkAccount, presentAccessToken, { headers: startCookie })
  on(api.sso.getSamlMetadata, getSamlMetadata)
  on(api.sso.listIdentityProviders, listOwnProviders, presentProviders)
  on(api.sso.createIdentityProvider, createProvider, presentProvider)
  on(api.sso.updateIdentityProvider, updateProvider, presentProvider)
  on(api.sso.deleteIdentityProvider, deleteProvider, ok)
  on(api.sso.issueScimToken, issueScimToken, (issued) => issued)
  on(api.sso.revokeScimToken, revokeScimToken, ok)
  on(api.sso.removeScimUser, removeScimUser, ok)
  on(api.sso.listDomainVerifications, listOwnDomains, presentDomains)
  on(api.sso.addDomainVerification, addDomain, presentDomain)
  on(api.sso.checkDomainVerification, checkDomain, presentDomain)
  on(api.sso.removeDomainVerification, removeDomain, ok)
  on(api.sso.getSingleSignOn, getSingleSignOn, presentSingleSignOn)
  on(api.sso.updateSingleSignOn, updateSingleSignOn, presentSingleSignOn)
  on(api.sso.setUserAutoProvisioning, setUserAutoProvisioning, ok)
})

export const ssoArrivals: readonly Arrival[] = [
  { method: 'GET', path: '/v1/sso/oidc/:identity_provider_id/callback', receive: receiveOidc },
  { method: 'POST', path: '/v1/sso/saml/:identity_provider_id/acs', receive: receiveSaml },
]
