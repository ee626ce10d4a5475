import type { Context } from '#kernel/context.ts'
import { requireFeature } from '../require-feature.ts'
import { type DescribedRules, describeRules } from './describe-rules.ts'

/** Reads the rules of the caller's workspace for signing in. */
export async function getSingleSignOn(ctx: Context): Promise<DescribedRules> {
  await requireFeature(ctx)
  return describeRules(ctx, ctx.workspaceId)
}
