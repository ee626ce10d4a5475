import type { Tier } from '@vireo/contracts/users'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { subscriptionOf } from '#users'

/**
 * Single sign-on, provisioning, a required second factor and the export of the audit log come with the tiers
 * enterprise and trial. Throws `feature_not_available` for any other.
 */
export async function assertEnterpriseFeature(ctx: Context): Promise<void> {
  if (!(await hasEnterpriseFeatures(ctx))) throw new AppError('feature_not_available')
}

export async function hasEnterpriseFeatures(ctx: Context): Promise<boolean> {
  const { tier } = await ctx.hooks.ask(subscriptionOf, ctx)
  return isEnterpriseTier(tier)
}

export function isEnterpriseTier(tier: Tier): boolean {
  return tier === 'enterprise' || tier === 'trial'
}
