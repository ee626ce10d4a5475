import type { Tier } from '@vireo/contracts/users'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { subscriptionOf } from '#users'

/**
 * Throws `feature_not_available` unless the workspace is on the tier enterprise or trial, which include single sign-on,
 * provisioning, a required second factor and the export of the audit log.
 */
export async function assertEnterpriseFeature(ctx: Context): Promise<void> {
  if (!(await hasEnterpriseFeatures(ctx))) throw new AppError('feature_not_available')
}

/** Reports whether the caller's workspace is on a tier with the enterprise features. */
export async function hasEnterpriseFeatures(ctx: Context): Promise<boolean> {
  const { tier } = await ctx.hooks.ask(subscriptionOf, ctx)
  return isEnterpriseTier(tier)
}

/** Reports whether a tier includes the enterprise features. */
export function isEnterpriseTier(tier: Tier): boolean {
  return tier === 'enterprise' || tier === 'trial'
}
