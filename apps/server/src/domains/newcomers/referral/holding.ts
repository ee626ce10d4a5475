import type { Holding } from '#domains/holding.ts'
import { codeOf, findReferral, listBrought } from './referral-store.ts'

/**
 * A link and who was brought are forgotten with the person; of who brought others, the others stay counted for nobody. The
 * rows say so themselves.
 */
export const referralHolding: Holding = {
  tables: ['referral_links', 'referrals'],
  files: async function* (ctx, { userId }) {
    const referral = await findReferral(ctx, userId)
    yield {
      path: 'referral/referral.json',
      json: {
        code: await codeOf(ctx, userId),
        came_by_a_link_at: referral?.created_at ?? null,
        brought: await listBrought(ctx, userId),
      },
    }
  },
}
