import { z } from 'zod'
import { Tier } from '../users/index.ts'

export const usageEvents = {
  /** A credit period ended in which more was used than plan and grants gave. */
  'usage.overage-closed': z.object({
    workspaceId: z.string(),
    /** ISO 8601. */
    periodStartsAt: z.string(),
    tier: Tier,
    planVersion: z.number().int(),
    credits: z.number().int(),
  }),
} as const
