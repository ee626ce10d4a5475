import { randomBytes } from 'node:crypto'
import type { ReferralLink } from '@vireo/contracts/referral'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { countReferrals, upsertLink } from './referral-store.ts'

/** Returns the caller's link, made when it is first asked for, and what came of it. */
export async function getLink(ctx: With<'settings'>): Promise<ReferralLink> {
  const { publicUrl, referralRewardCredits } = ctx.ports.settings
  const { userId } = ctx.actor
  const made = { code: randomBytes(9).toString('base64url'), user_id: userId, created_at: ctx.now() }
  const { code } = await transaction(ctx, async (ctx) => {
    const link = await upsertLink(ctx, made)
    if (link.code === made.code) await ctx.emit('referral.link-generated', { userId })
    return link
  })
  const link = new URL('/', publicUrl)
  link.searchParams.set('from', code)
  return {
    referral_link_code: code,
    referral_link: link.href,
    ...(await countReferrals(ctx, userId)),
    reward_credits: referralRewardCredits,
  }
}
