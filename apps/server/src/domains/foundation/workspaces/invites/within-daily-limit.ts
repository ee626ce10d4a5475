import type { Context } from '#kernel/context.ts'
import { beginAttempt } from '#identity'

/**
 * Sends an invite unless the workspace or the inviter has sent too many within a day. An attempt that fails is not
 * counted. Throws `too_many_attempts`.
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
