import type { WorkspaceId } from '@vireo/contracts/kit'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { grantCredits } from '#usage'
import { membershipOf } from '#workspaces'
import { personalWorkspaceOf } from '#workspaces/places/index.ts'
import { holdUncredited, markCredited } from './referral-store.ts'

/**
 * Marks as credited, and rewards, whoever brought a workspace that pays for the first time, once, whatever it does later. Who is in the workspace
 * that pays is credited nothing for it.
 */
export async function creditPayer(ctx: With<'settings'>, workspaceId: WorkspaceId): Promise<void> {
  const { referralRewardCredits: credits } = ctx.ports.settings
  await transaction(ctx, async (ctx) => {
    const referral = await holdUncredited(ctx, workspaceId)
    if (!referral?.referrer_id) return
    const { referrer_id: referrerId } = referral
    if ((await membershipOf(ctx, referrerId, workspaceId)) !== undefined) return
    await markCredited(ctx, referral.user_id, credits)
    if (credits === 0) return
    const { workspaceId: to } = await personalWorkspaceOf(ctx, referrerId)
    await grantCredits(ctx, { workspaceId: to, credits, reason: 'Somebody came by your link and paid.' })
  })
}
