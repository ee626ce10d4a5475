import { z } from 'zod'

/** Facts that other slices and webhooks may learn about the voices of a workspace. */
export const voiceEvents = {
  /** Somebody has one voice more, however it was made. */
  'voices.created': z.object({
    workspaceId: z.string(),
    userId: z.string(),
    voiceId: z.string(),
    name: z.string(),
    category: z.string(),
    /** Of which published voice it is a copy. */
    copiedFrom: z.string().nullable(),
  }),
  /** A voice ended. */
  'voices.deleted': z.object({ workspaceId: z.string(), voiceId: z.string(), name: z.string() }),
  /** Somebody added a published voice to their own. */
  'voices.added-from-library': z.object({
    userId: z.string(),
    voiceId: z.string(),
    originalVoiceId: z.string(),
    publicOwnerId: z.string(),
  }),
  /** A voice that could speak before speaks differently from now on. */
  'voices.sound-changed': z.object({ voiceId: z.string() }),
} as const
