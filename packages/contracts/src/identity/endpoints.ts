import { z } from 'zod'
import { defineEndpoint, Ok, idOf } from '../kit/index.ts'
import { Email } from '../users/index.ts'
import { accountEndpoints } from './accounts.ts'
import { AccessToken } from './access-token.ts'
import { ApiKey, CreateApiKey, UpdateApiKey } from './schemas.ts'
import { secondFactorEndpoints, SecondStep } from './second-factors.ts'
import { sessionEndpoints } from './sessions.ts'
import { supportAccessEndpoints } from './support-access.ts'
import { tokenEndpoints } from './token-endpoints.ts'

const KeyPath = z.object({ key_id: idOf('apiKey', z.string().min(1).max(64)) })

export const identityEndpoints = {
  signIn: defineEndpoint({
    id: 'identity.signIn',
    method: 'POST',
    path: '/v1/identity/sign-in',
    summary: 'Sign in with e-mail address and password',
    access: 'public',
    body: z.object({ email: Email, password: z.string().max(1000) }),
    success: { status: 200, schema: z.union([SecondStep, AccessToken]) },
    errors: ['wrong_credentials', 'sso_required', 'account_blocked', 'too_many_attempts', 'rate_limit_exceeded'],
  }),
  listApiKeys: defineEndpoint({
    id: 'identity.listApiKeys',
    method: 'GET',
    path: '/v1/user/api-keys',
    summary: 'List your API keys',
    access: { scope: 'user_read' },
    success: { status: 200, schema: z.object({ 'api-keys': z.array(ApiKey) }) },
    errors: [],
  }),
  createApiKey: defineEndpoint({
    id: 'identity.createApiKey',
    method: 'POST',
    path: '/v1/user/api-keys',
    summary: 'Create an API key; the key is shown once',
    access: { scope: 'create_user_api_key' },
    body: CreateApiKey,
    success: { status: 200, schema: z.object({ 'xi-api-key': z.string(), key_id: z.string() }) },
    errors: ['api_key_limit_reached', 'forbidden'],
  }),
  updateApiKey: defineEndpoint({
    id: 'identity.updateApiKey',
    method: 'PATCH',
    path: '/v1/user/api-keys/:key_id',
    summary: 'Change, disable or enable an API key',
    access: { scope: 'create_user_api_key' },
    params: KeyPath,
    body: UpdateApiKey,
    bodyOptional: true,
    success: { status: 200, schema: Ok },
    errors: ['api_key_not_found', 'forbidden'],
  }),
  deleteApiKey: defineEndpoint({
    id: 'identity.deleteApiKey',
    method: 'DELETE',
    path: '/v1/user/api-keys/:key_id',
    summary: 'Revoke an API key',
    access: { scope: 'create_user_api_key' },
    params: KeyPath,
    success: { status: 200, schema: Ok },
    errors: ['api_key_not_found', 'forbidden'],
  }),
  ...accountEndpoints,
  ...tokenEndpoints,
  ...secondFactorEndpoints,
  ...sessionEndpoints,
  ...supportAccessEndpoints,
} as const
