import { z } from 'zod'
import { definePublicEvent } from '../kit/index.ts'
import { voiceEvents } from './events.ts'

/** What webhooks are told of this slice, by the `type` in the body. */
export const voicesPublicEvents = {
  voice_created: definePublicEvent(voiceEvents, 'voices.created', {
    summary: 'Somebody cloned, designed or copied a voice.',
    version: 1,
    data: z.object({
      voice_id: z.string(),
      name: z.string(),
      category: z.string(),
      original_voice_id: z.string().nullable(),
      user_id: z.string(),
    }),
    tell: (event) => ({
      voice_id: event.voiceId,
      name: event.name,
      category: event.category,
      original_voice_id: event.copiedFrom,
      user_id: event.userId,
    }),
  }),
  voice_deleted: definePublicEvent(voiceEvents, 'voices.deleted', {
    summary: 'A voice was deleted.',
    version: 1,
    data: z.object({ voice_id: z.string(), name: z.string() }),
    tell: (event) => ({ voice_id: event.voiceId, name: event.name }),
  }),
} as const
