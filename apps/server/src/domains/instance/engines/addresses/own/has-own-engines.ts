import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { tierOfWorkspace } from '#usage'

/** Reports whether the plan of the caller's workspace includes engines of its own: every plan that is paid for does. */
export async function hasOwnEngines(ctx: Context): Promise<boolean> {
  return (await tierOfWorkspace(ctx, ctx.workspaceId)) !== 'free'
}

/** Throws `feature_not_available` unless the plan includes engines of the workspace's own. */
export async function assertHasOwnEngines(ctx: Context): Promise<void> {
  if (!(await hasOwnEngines(ctx)))
    throw new AppError('feature_not_available', {
      message: 'Engines of your own come with every plan that is paid for.',
    })
}
