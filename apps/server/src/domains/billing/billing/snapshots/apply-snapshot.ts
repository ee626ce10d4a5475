import { enqueue } from '#jobs/enqueue.ts'
import type { ProviderSnapshot } from '#ports/billing-provider.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { holdSubscription } from '../hold-subscription.ts'
import { putInForce } from '../put-in-force.ts'
import { sendReceiptsJob } from '../receipts/send-receipts-job.ts'
import { subscriptionAfter } from './subscription-after.ts'

/**
 * Takes over what a provider says about a subscription, with everything that follows from it, in one transaction.
 * In any order, with repeats and gaps, by several processes at once: the end is that of the newest snapshot.
 * `known` when it was not news.
 */
export async function applySnapshot(ctx: Context, snapshot: ProviderSnapshot): Promise<'applied' | 'known'> {
  const { workspaceId, provider, version } = snapshot
  const outcome = await transaction(ctx, async (ctx) => {
    const before = await holdSubscription(ctx, workspaceId)
    const after = subscriptionAfter(before, snapshot)
    const isNews = after.provider_versions[provider] === version && before.provider_versions[provider] !== version
    const isHistory =
      after.previous_tiers !== before.previous_tiers ||
      after.used_codes !== before.used_codes ||
      after.given_tier !== before.given_tier
    if (!isNews && !isHistory) return 'known'
    await putInForce(ctx, before, after)
    // Whatever is new may have been paid: the job finds out.
    if (snapshot.customerRef !== null)
      await enqueue({ ...ctx, workspaceId }, sendReceiptsJob, {}, { dedupeKey: `receipts ${workspaceId}` })
    return 'applied'
  })
  return outcome
}
