import { AppError } from '../../kernel/errors.ts'
import type { FullContext } from '../../kernel/ports.ts'
import { transaction } from '../../kernel/transaction.ts'
import { credentialCacheOf } from './credential-cache.ts'
import { type FreshToken, issueAccessToken } from './issue-access-token.ts'
import { assertOwnSession } from './policy.ts'
import { updateSessionWorkspace } from './workspace-credential-store.ts'

/**
 * Binds the caller's session to another workspace of theirs; whether they belong there is for the caller of this to
 * know. The tokens it had before are worth nothing afterwards: no tab goes on in a workspace it does not show.
 */
export async function bindSession(ctx: FullContext, workspaceId: string): Promise<FreshToken> {
  assertOwnSession(ctx.actor)
  const { userId, sessionId } = ctx.actor
  if (sessionId === undefined) throw new AppError('forbidden')
  await transaction(ctx, async (ctx) => {
    if (!(await updateSessionWorkspace(ctx, { id: sessionId, userId, workspaceId })))
      throw new AppError('sign_in_required')
  })
  credentialCacheOf(ctx.db).forget(sessionId)
  return issueAccessToken(ctx, { id: sessionId, userId, workspaceId })
}
