import type { Context } from '#kernel/context.ts'

/** Reports whether the caller is an admin, who alone decides whether what a workspace makes may train models. */
export async function canChangeTrainingOptOut(ctx: Context): Promise<boolean> {
  return ctx.actor.workspaceRole === 'admin'
}
