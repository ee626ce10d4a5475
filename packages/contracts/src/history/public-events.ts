import { z } from 'zod'
import { definePublicEvent } from '../kit/index.ts'
import { historyEvents } from './events.ts'

/** What webhooks are told of this slice, by the `type` in the body. */
export const historyPublicEvents = {
  generation_finished: definePublicEvent(historyEvents, 'history.item-recorded', {
    summary: 'A recording was made and stands in the history.',
    version: 1,
    data: z.object({
      history_item_id: z.string(),
      source: z.string(),
      model_id: z.string().nullable(),
      voice_id: z.string().nullable(),
      content_type: z.string(),
      duration_ms: z.number().int(),
      credits: z.number().int(),
      user_id: z.string(),
    }),
    tell: (event) => ({
      history_item_id: event.itemId,
      source: event.source,
      model_id: event.modelId,
      voice_id: event.voiceId,
      content_type: event.contentType,
      duration_ms: event.durationMs,
      credits: event.credits,
      user_id: event.userId,
    }),
  }),
  history_item_deleted: definePublicEvent(historyEvents, 'history.item-deleted', {
    summary: 'Somebody deleted a recording; for half a minute it can still be restored.',
    version: 1,
    data: z.object({ history_item_id: z.string(), user_id: z.string() }),
    tell: (event) => ({
      history_item_id: event.itemId,
      user_id: event.userId,
    }),
  }),
} as const
