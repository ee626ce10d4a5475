import { z } from 'zod'

/** Facts that other slices may learn about referrals. */
export const referralEvents = {
  /** Somebody was given the link by which they bring others: once for each person. */
  'referral.link-generated': z.object({ userId: z.string() }),
} as const
