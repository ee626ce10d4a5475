import type { identityEndpoints } from '@vireo/contracts/identity'
import type { Input } from '@vireo/contracts/kit'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { findUser } from '#users'
import { beginAttempt } from '../attempt-limit.ts'
import { workspaceOfSession } from '../hooks.ts'
import { issueAccessToken } from '../sessions/issue-access-token.ts'
import { openOwnSession } from '../sessions/open-own-session.ts'
import type { SignedInHere } from '../sign-in/sign-in.ts'
import { hashSecret } from '../callers/secrets.ts'
import { countChallengeAttempt, removeChallenge } from './challenge-store.ts'
import { checkCode } from './check-code.ts'
import { confirmedFactors } from './confirmed-factors.ts'
import { tellOfFactors } from './tell-of-factors.ts'

const attemptsMax = 5

/**
 * Finishes a sign-in with a second factor or a backup code. A code works once, on whichever node; five wrong ones end
 * this sign-in and slow down all others of the account.
 */
export async function takeSecondStep(
  ctx: With<'accessTokens' | 'vault'>,
  { challenge, method, code }: Input<typeof identityEndpoints.takeSecondStep>,
): Promise<SignedInHere> {
  const tokenHash = hashSecret(challenge)
  const known = await countChallengeAttempt(ctx, tokenHash, attemptsMax)
  if (!known) throw new AppError('sign_in_too_old')
  const { user_id: userId, workspace_id: aim, is_federated: isFederated } = known
  const attempt = await beginAttempt(ctx, 'secondFactor', userId)
  const factors = await confirmedFactors(ctx, userId)
  const factor = method === 'backup_code' ? undefined : factors[method]
  if (!(await checkCode(ctx, userId, { method, code, factor }))) throw new AppError('wrong_code', { param: 'code' })
  await attempt.succeeded()
  const session = await transaction(ctx, async (ctx) => {
    if (!(await removeChallenge(ctx, tokenHash))) throw new AppError('sign_in_too_old')
    if (method === 'backup_code') await tellOfFactors(ctx, userId, 'used-code')
    const workspaceId = await ctx.hooks.ask(workspaceOfSession, ctx, {
      userId,
      ...(aim !== null && { workspaceId: aim }),
    })
    if (workspaceId === undefined) throw new AppError('sign_in_too_old')
    return openOwnSession(ctx, { userId, workspaceId, isFederated })
  })
  // Whom an organisation vouched for knows no password that somebody could try beside them.
  const email = isFederated ? undefined : (await findUser(ctx, userId))?.email
  return {
    ...(await issueAccessToken(ctx, session)),
    sessionToken: session.token,
    ...(email !== undefined && { email }),
  }
}
