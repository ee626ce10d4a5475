import { z } from 'zod'
import { definePublicEvent } from '../kit/index.ts'
import { identityEvents } from './events.ts'

/** What webhooks are told of this slice, by the `type` in the body. */
export const identityPublicEvents = {
  api_key_created: definePublicEvent(identityEvents, 'identity.api-key-created', {
    summary: 'Somebody made an API key of their own for this workspace.',
    version: 1,
    data: z.object({ key_id: z.string(), name: z.string(), user_id: z.string() }),
    tell: (event) => ({
      key_id: event.keyId,
      name: event.name,
      user_id: event.userId,
    }),
  }),
} as const
