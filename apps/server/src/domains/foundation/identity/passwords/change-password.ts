import type { identityEndpoints } from '@vireo/contracts/identity'
import type { Input } from '@vireo/contracts/kit'
import { AppError } from '#kernel/errors.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { writeAudit } from '#kernel/audit.ts'
import { revokeActionCodes } from '#actions'
import { mailAccount } from '#mail'
import { findUser, languageFor } from '#users'
import { assertUncommon } from './assert-uncommon.ts'
import { beginAttempt, hasherOf } from '../attempt-limit.ts'
import { forgetCredentials } from '../callers/forget-credentials.ts'
import { listPasswords, updatePassword } from './credential-store.ts'
import { hashPassword, verifyPassword } from './hash-password.ts'
import { assertOwnSession } from '../policy.ts'
import { removeSessionsOf } from '../sessions/session-store.ts'
import { wordsIn } from '../words-in.ts'

/**
 * Changes the caller's password and ends every other session at once. Throws `wrong_password` when the current one is
 * wrong.
 */
export async function changePassword(
  ctx: Context,
  input: Input<typeof identityEndpoints.changePassword>,
): Promise<void> {
  assertOwnSession(ctx.actor)
  assertUncommon(input.new_password, 'new_password')
  const { userId, sessionId } = ctx.actor
  const user = await findUser(ctx, userId)
  if (!user) throw new AppError('user_not_found')
  const attempt = await beginAttempt(ctx, 'signIn', user.email)
  const [known] = await listPasswords(ctx, [userId])
  if (!(await verifyPassword(input.current_password, known?.password_hash ?? '', hasherOf(ctx))))
    throw new AppError('wrong_password', { param: 'current_password' })
  await attempt.succeeded()
  // Under the same salt: whoever else signed up with this address is still told apart by one hash.
  const passwordHash = await hashPassword(input.new_password, known?.password_hash, hasherOf(ctx))
  await transaction(ctx, async (ctx) => {
    await updatePassword(ctx, userId, passwordHash)
    await revokeActionCodes(ctx, userId, ['reset-password'])
    await writeAudit(ctx, { action: 'identity.password-changed', target: { kind: 'user', id: userId } })
    await ctx.emit('identity.password-changed', { userId, changeId: ctx.newId('event') })
    const language = languageFor(ctx, user)
    const { subject, text, notYou } = wordsIn(language).passwordChanged
    const paragraphs = [text, notYou]
    await mailAccount(ctx, user, { kind: 'identity.password-changed', language, subject, paragraphs })
    forgetCredentials(ctx, await removeSessionsOf(ctx, userId, sessionId))
  })
}
