import { z } from 'zod'

/** Facts that other slices may learn about designed voices. */
export const voiceDesignEvents = {
  /** Somebody designed or remixed a voice and kept it. */
  'voice-design.designed': z.object({
    voiceId: z.string(),
    userId: z.string(),
    method: z.enum(['designed', 'remixed']),
  }),
  /** Previews are gone for good; their recordings are not needed any more. */
  'voice-design.purged': z.object({ storageKeys: z.array(z.string()) }),
} as const
