import { z } from 'zod'
import { AccessToken, SecondStep } from '../identity/index.ts'
import { defineEndpoint } from '../kit/index.ts'
import { ssoAdminEndpoints } from './admin-endpoints.ts'
import { IdentityProviderKind, LinkRequired, SsoAddress, TestedSignIn } from './schemas.ts'

const ProviderId = z.string().min(1).max(64)
const Departure = z.object({ url: z.string() })

/** What may be wrong with an answer, or with whoever it speaks of. */
const answerErrors = [
  'feature_not_available',
  'identity_provider_not_found',
  'identity_provider_unreachable',
  'sso_answer_too_old',
  'sso_answer_refused',
  'sso_declined',
  'sso_domain_not_allowed',
  'sso_not_provisioned',
  'sso_not_for_staff',
  'sso_member_locked',
  'seats_full',
  'account_blocked',
] as const

export const ssoEndpoints = {
  findSsoProvider: defineEndpoint({
    id: 'sso.findSsoProvider',
    method: 'GET',
    path: '/v1/workspace/find-sso-provider',
    summary: 'Find the identity providers for the domain of an e-mail address, whether or not anybody has it',
    access: 'public',
    query: z.object({ email: SsoAddress }),
    success: {
      status: 200,
      schema: z.object({
        identity_providers: z.array(
          z.object({ identity_provider_id: z.string(), kind: IdentityProviderKind, name: z.string() }),
        ),
      }),
    },
    errors: [],
  }),
  begin: defineEndpoint({
    id: 'sso.begin',
    method: 'POST',
    path: '/v1/identity/sso/begin',
    summary: 'Begin to sign in through an organisation: the answer says where the browser goes',
    access: 'public',
    body: z.object({ identity_provider_id: ProviderId, email: SsoAddress.optional() }),
    success: { status: 200, schema: Departure },
    errors: ['identity_provider_not_found', 'identity_provider_unreachable', 'feature_not_available'],
  }),
  finish: defineEndpoint({
    id: 'sso.finish',
    method: 'POST',
    path: '/v1/identity/sso/finish',
    summary: 'Finish a sign-in with the answer that came back, in the browser that began it',
    access: 'public',
    body: z.object({ answer: z.string().min(1).max(200) }),
    success: { status: 200, schema: z.union([SecondStep, AccessToken, LinkRequired, TestedSignIn]) },
    errors: answerErrors,
  }),
  link: defineEndpoint({
    id: 'sso.link',
    method: 'POST',
    path: '/v1/identity/sso/link',
    summary: 'Connect your account with the sign-in of your organisation that this browser has just done',
    access: 'signed-in',
    success: { status: 200, schema: AccessToken },
    errors: [
      'forbidden',
      'feature_not_available',
      'sso_link_not_found',
      'sso_other_account',
      'sso_not_provisioned',
      'sso_member_locked',
      'seats_full',
      'account_blocked',
    ],
  }),
  test: defineEndpoint({
    id: 'sso.test',
    method: 'POST',
    path: '/v1/identity/sso/test',
    summary: 'Try an identity provider yourself: it ends with what a sign-in would do, and does not do it',
    access: { scope: 'workspace_write' },
    body: z.object({ identity_provider_id: ProviderId }),
    success: { status: 200, schema: Departure },
    errors: [
      'feature_not_available',
      'identity_provider_not_found',
      'identity_provider_incomplete',
      'identity_provider_unreachable',
    ],
  }),
  getSamlMetadata: defineEndpoint({
    id: 'sso.getSamlMetadata',
    method: 'GET',
    path: '/v1/sso/saml/:identity_provider_id/metadata',
    summary: 'Get the metadata of this service provider for a SAML identity provider',
    access: 'public',
    params: z.object({ identity_provider_id: ProviderId }),
    success: { status: 200, bytes: ['application/samlmetadata+xml'] },
    errors: ['identity_provider_not_found'],
  }),
  ...ssoAdminEndpoints,
} as const
