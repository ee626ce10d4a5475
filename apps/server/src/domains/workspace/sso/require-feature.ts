import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Tier } from '@vireo/contracts/users'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { tierOfWorkspace } from './hooks.ts'

const tiersWithSingleSignOn: ReadonlySet<Tier> = new Set<Tier>(['trial', 'enterprise'])

/** Reports whether a workspace's plan includes single sign-on. */
export async function hasSingleSignOn(ctx: Context, workspaceId: WorkspaceId): Promise<boolean> {
  return tiersWithSingleSignOn.has(await ctx.hooks.ask(tierOfWorkspace, ctx, workspaceId))
}

/** Throws `feature_not_available` unless the workspace's plan includes single sign-on. */
export async function requireFeature(ctx: Context, workspaceId = ctx.workspaceId): Promise<void> {
  if (!(await hasSingleSignOn(ctx, workspaceId)))
    throw new AppError('feature_not_available', { message: 'Single sign-on comes with the Enterprise plan.' })
}
