import { z } from 'zod'

/** What a code looks like. */
const ReferralCode = z.string().min(1).max(64)

/** The caller's link, and what came of it. */
export const ReferralLink = z.object({
  referral_link_code: z.string(),
  referral_link: z.string(),
  /** How many signed up by it, and how many of them paid. */
  referred: z.number().int(),
  credited: z.number().int(),
  /** Credits for each who pays; 0 where this instance rewards nobody. */
  reward_credits: z.number().int(),
})
export type ReferralLink = z.infer<typeof ReferralLink>

export const AcceptReferral = z.object({ from: ReferralCode })
