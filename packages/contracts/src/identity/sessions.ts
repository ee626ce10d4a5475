import { z } from 'zod'
import { defineEndpoint, Ok, idOf } from '../kit/index.ts'
import { Password } from './schemas.ts'

/** A browser that is signed in, as its owner recognises it. */
export const Session = z.object({
  session_id: z.string(),
  is_current: z.boolean(),
  /** Such as "Firefox on Linux"; null when the browser does not say. */
  device: z.string().nullable(),
  address: z.string().nullable(),
  created_at_unix: z.number().int(),
  last_used_at_unix: z.number().int(),
  /** A member of the support team whom this person let in. */
  support_member: z.string().nullable(),
})
export type Session = z.infer<typeof Session>

export const sessionEndpoints = {
  changePassword: defineEndpoint({
    id: 'identity.changePassword',
    method: 'PUT',
    path: '/v1/user/password',
    summary: 'Change your password; every other browser is signed out',
    access: 'signed-in',
    body: z.object({ current_password: z.string().max(1000), new_password: Password }),
    success: { status: 200, schema: Ok },
    errors: [
      'user_not_found',
      'wrong_password',
      'password_too_common',
      'too_many_attempts',
      'forbidden',
      'rate_limit_exceeded',
    ],
  }),
  listSessions: defineEndpoint({
    id: 'identity.listSessions',
    method: 'GET',
    path: '/v1/user/sessions',
    summary: 'List the browsers you are signed in with',
    access: { scope: 'user_read' },
    success: { status: 200, schema: z.object({ sessions: z.array(Session) }) },
    errors: [],
  }),
  revokeSession: defineEndpoint({
    id: 'identity.revokeSession',
    method: 'DELETE',
    path: '/v1/user/sessions/:session_id',
    summary: 'Sign a browser out',
    access: { scope: 'user_write' },
    params: z.object({ session_id: idOf('session', z.string().min(1).max(64)) }),
    success: { status: 200, schema: Ok },
    errors: ['session_not_found', 'forbidden'],
  }),
  signOutEverywhere: defineEndpoint({
    id: 'identity.signOutEverywhere',
    method: 'POST',
    path: '/v1/user/sessions/sign-out-everywhere',
    summary: 'Sign out of every browser, or of every other one',
    access: 'signed-in',
    body: z.object({ keep_current: z.boolean().default(false) }),
    bodyOptional: true,
    success: { status: 200, schema: z.object({ status: z.literal('ok'), ended: z.number().int() }) },
    errors: ['forbidden'],
  }),
} as const
