import { z } from 'zod'
import { defineEndpoint, Ok } from '../kit/index.ts'
import { AccessToken } from './access-token.ts'

/** What a browser asks all the time, apart from the rest so that a page can begin with these alone. */
export const tokenEndpoints = {
  signOut: defineEndpoint({
    id: 'identity.signOut',
    method: 'POST',
    path: '/v1/identity/sign-out',
    summary: 'End this browser session',
    access: 'session',
    duringSetUp: true,
    success: { status: 200, schema: Ok },
    errors: [],
  }),
  refreshToken: defineEndpoint({
    id: 'identity.refreshToken',
    method: 'POST',
    path: '/v1/identity/token',
    summary: 'Get a fresh access token for this browser session',
    access: 'session',
    duringSetUp: true,
    success: { status: 200, schema: AccessToken },
    errors: [],
  }),
  reportActivity: defineEndpoint({
    id: 'identity.reportActivity',
    method: 'POST',
    path: '/v1/user/sessions/activity',
    summary: 'Tell that somebody is using this session, so that it does not end from inactivity',
    access: 'signed-in',
    body: z.object({ idle_ms: z.number().int().min(0).max(3_600_000).default(0) }),
    bodyOptional: true,
    success: { status: 200, schema: Ok },
    errors: ['forbidden'],
  }),
} as const
