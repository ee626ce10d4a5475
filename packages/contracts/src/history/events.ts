import { z } from 'zod'
import { HistorySource } from './schemas.ts'

/** Facts that other slices and webhooks may learn about history. */
export const historyEvents = {
  /** A generation is finished and kept. */
  'history.item-recorded': z.object({
    itemId: z.string(),
    userId: z.string(),
    source: HistorySource,
    modelId: z.string().nullable(),
    voiceId: z.string().nullable(),
    contentType: z.string(),
    durationMs: z.number().int(),
    credits: z.number().int(),
  }),
  /** Somebody deleted an item; it can still be brought back. */
  'history.item-deleted': z.object({ itemId: z.string(), userId: z.string() }),
  /** Rows are gone for good; what they pointed at is not needed any more. */
  'history.purged': z.object({ storageKeys: z.array(z.string()) }),
} as const
