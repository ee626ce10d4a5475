import type { Context } from '#kernel/context.ts'

/** Only admins decide whether what a workspace makes may train models. */
export async function canChangeTrainingOptOut(ctx: Context): Promise<boolean> {
  return ctx.actor.workspaceRole === 'admin'
}
