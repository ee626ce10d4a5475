import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Tier } from '@vireo/contracts/users'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { holdSubscription } from '../hold-subscription.ts'
import { giveTier } from './give-tier.ts'

/**
 * Takes a plan back that a workspace was given, which is then on Free. Returns false, and changes nothing, where it has
 * bought one since or was given another.
 */
export function takeBackTier(
  ctx: Context,
  { workspaceId, tier }: { readonly workspaceId: WorkspaceId; readonly tier: Tier },
): Promise<boolean> {
  return transaction(ctx, async (ctx) => {
    const { given_tier: given, snapshot } = await holdSubscription(ctx, workspaceId)
    if (given !== tier || snapshot?.plan) return false
    await giveTier(ctx, { workspaceId, tier: 'free' })
    return true
  })
}
