import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { forgetCredentials } from '../callers/forget-credentials.ts'
import { workspaceAdmits } from '../hooks.ts'
import { type FreshToken, issueAccessToken } from './issue-access-token.ts'
import { assertOwnSession } from '../policy.ts'
import { findSession } from './session-store.ts'
import { updateSessionWorkspace } from './workspace-credential-store.ts'

/**
 * Binds the caller's session to another workspace, which they have been checked to belong to. Earlier access tokens
 * stop working, so that no tab goes on in a workspace it does not show. Throws `sso_required` or `sign_in_required`.
 */
export async function bindSession(ctx: With<'accessTokens'>, workspaceId: WorkspaceId): Promise<FreshToken> {
  assertOwnSession(ctx.actor)
  const { userId, sessionId } = ctx.actor
  if (sessionId === undefined) throw new AppError('forbidden')
  await assertAdmitted(ctx, workspaceId)
  await transaction(ctx, async (ctx) => {
    if (!(await updateSessionWorkspace(ctx, { id: sessionId, userId, workspaceId })))
      throw new AppError('sign_in_required')
    forgetCredentials(ctx, [sessionId])
  })
  return issueAccessToken(ctx, { id: sessionId, userId, workspaceId })
}

/** Throws `sso_required` unless the workspace opens to the caller's session. */
export async function assertAdmitted(ctx: Context, workspaceId: WorkspaceId): Promise<void> {
  const { userId, sessionId } = ctx.actor
  const session = sessionId === undefined ? undefined : await findSession(ctx, sessionId)
  const vouchedBy = session?.vouched_by ?? null
  if (!(await ctx.hooks.ask(workspaceAdmits, ctx, { userId, workspaceId, vouchedBy })))
    throw new AppError('sso_required', {
      message: 'This workspace opens only to a sign-in through its organisation. Choose single sign-on to do so.',
    })
}
