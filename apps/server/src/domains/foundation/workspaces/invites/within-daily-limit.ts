import type { Context } from '#kernel/context.ts'
import { beginAttempt } from '#identity'

/**
 * Does what sends an invitation, as long as neither the workspace nor whoever invites has sent as many in a day as
 * anybody needs. What failed counts for nobody. Throws `too_many_attempts`.
 */
export async function withinDailyLimit<Result>(ctx: Context, send: () => Promise<Result>): Promise<Result> {
  const ofWorkspace = await beginAttempt(ctx, 'inviteMail', `workspace:${ctx.workspaceId}`)
  try {
    const ofInviter = await beginAttempt(ctx, 'inviteMail', `inviter:${ctx.actor.userId}`)
    return await send().catch(async (error: unknown) => {
      await ofInviter.withdrawn()
      throw error
    })
  } catch (error) {
    await ofWorkspace.withdrawn()
    throw error
  }
}
