import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { writeAudit } from '#kernel/audit.ts'
import { forgetCredentials } from '../callers/forget-credentials.ts'
import { removeSession } from './session-store.ts'
import type { SessionRow } from '../tables.ts'

/**
 * Ends a session for which an earlier token came back: its cookie exists twice and nobody can tell which is the
 * owner's, so it ends for both.
 */
export async function endCopiedSession(ctx: Context, session: SessionRow): Promise<void> {
  const { id, workspace_id: workspaceId } = session
  await transaction(ctx, async (ctx) => {
    await removeSession(ctx, id)
    forgetCredentials(ctx, [id])
    await writeAudit(ctx, { action: 'identity.copied-session-ended', target: { kind: 'session', id }, workspaceId })
  })
  ctx.log.warn({ sessionId: id, userId: session.user_id }, 'a session was ended because an earlier token came back')
}
