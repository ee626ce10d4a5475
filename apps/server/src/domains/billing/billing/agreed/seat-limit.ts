import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { planVersionOf } from '#plans'
import { accountOf } from '#usage'
import { findSubscription } from '../subscription-store.ts'

/**
 * Returns how many people may belong to a workspace: what its plan says or, on enterprise and trial, what was agreed.
 */
export async function seatLimit(ctx: Context, { workspaceId }: { readonly workspaceId: WorkspaceId }): Promise<number> {
  const { tier, planVersion } = await accountOf(ctx, workspaceId)
  const { seats } = planVersionOf(tier, planVersion).entitlements
  if (tier !== 'enterprise' && tier !== 'trial') return seats
  return (await findSubscription(ctx, workspaceId))?.max_seats ?? seats
}
