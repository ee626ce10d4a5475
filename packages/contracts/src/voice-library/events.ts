import { z } from 'zod'

const copy = {
  /** Whose copy it is. */
  workspaceId: z.string(),
  userId: z.string(),
  voiceId: z.string(),
  originalVoiceId: z.string(),
  publicOwnerId: z.string(),
  name: z.string(),
}

/** Facts that other slices and webhooks may learn about published voices. */
export const voiceLibraryEvents = {
  /** The owner of a voice took it back: copies speak for some more days. */
  'voice-library.removal-notice': z.object({ ...copy, disableAtUnix: z.number().int() }),
  /** The owner published it again before the days were over. */
  'voice-library.removal-notice-withdrawn': z.object(copy),
  /** The days are over: the copy does not speak any more. */
  'voice-library.voice-removed': z.object(copy),
} as const
