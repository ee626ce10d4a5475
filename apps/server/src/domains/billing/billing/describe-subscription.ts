import type { Subscription, SubscriptionDocument } from '@vireo/contracts/users'
import type { Context } from '#kernel/context.ts'
import type { With } from '#ports/ports.ts'
import { accountOf, describeSubscription as describeCredits } from '#usage'
import { findUser } from '#users'
import { getSeat } from '#workspaces'
import { givenBy } from './agreed/given-by.ts'
import { presentDocument } from './present-document.ts'
import { presentSubscription } from './present-subscription.ts'
import { readSubscription } from './subscription-store.ts'

/**
 * Describes what the caller's workspace may use and has used, and the plan it pays for. Reads all of it in one
 * statement.
 */
export async function describeSubscription(ctx: Context): Promise<Subscription> {
  const [credits, account, row] = await Promise.all([
    describeCredits(ctx),
    accountOf(ctx),
    readSubscription(ctx, ctx.workspaceId),
  ])
  const described = presentSubscription(credits, account, row)
  // Programs know a plan that lapsed as free; people are told that it ended.
  const isLapsed = ctx.actor.kind === 'api-key' && described.status === 'canceled'
  return isLapsed ? { ...described, status: 'free' } : described
}

/** Describes the subscription together with what is owed and planned, which only admins are told. */
export async function describeDocument(ctx: With<'billing' | 'settings'>): Promise<SubscriptionDocument> {
  const [subscription, account, row, seat, user] = await Promise.all([
    describeSubscription(ctx),
    accountOf(ctx),
    readSubscription(ctx, ctx.workspaceId),
    getSeat(ctx),
    findUser(ctx, ctx.actor.userId),
  ])
  const provider = ctx.ports.billing.find(row?.snapshot ? row.provider : ctx.ports.billing.standard)
  return presentDocument({
    subscription,
    account,
    row,
    mayManage: seat === 'workspace_admin',
    isInProbation: user?.is_in_probation ?? false,
    provider,
    isIsolatedEnvironment: ctx.ports.settings.isIsolatedEnvironment,
    givenBy: givenBy(row, account.tier, ctx.ports.settings.defaultTier),
  })
}
