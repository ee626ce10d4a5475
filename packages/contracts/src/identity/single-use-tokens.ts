import { z } from 'zod'
import { defineEndpoint } from '../kit/index.ts'

/** What a single-use token opens. */
export const SingleUseTokenType = z.enum(['realtime_scribe', 'batch_scribe', 'tts_websocket'])
export type SingleUseTokenType = z.infer<typeof SingleUseTokenType>

/** They stand apart: what everybody fetches to sign in needs none of them. */
export const singleUseTokenEndpoints = {
  createSingleUseToken: defineEndpoint({
    id: 'identity.createSingleUseToken',
    method: 'POST',
    path: '/v1/single-use-token/:token_type',
    summary: 'Create a token that opens one socket, or one request to write a recording down, once, within 15 minutes',
    access: 'signed-in',
    params: z.object({ token_type: SingleUseTokenType }),
    success: { status: 200, schema: z.object({ token: z.string() }) },
    errors: ['insufficient_permissions'],
  }),
} as const
