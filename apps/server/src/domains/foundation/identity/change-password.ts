import type { identityEndpoints } from '@vireo/contracts/identity'
import type { Input } from '@vireo/contracts/kit'
import { AppError } from '#kernel/errors.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { writeAudit } from '#kernel/audit.ts'
import { revokeActionCodes } from '#actions'
import { sendMail } from '#mail'
import { findUser } from '#users'
import { assertUncommon } from './assert-uncommon.ts'
import { beginAttempt, hasherOf } from './attempt-limit.ts'
import { forgetCredentials } from './forget-credentials.ts'
import { listPasswords, updatePassword } from './credential-store.ts'
import { hashPassword, verifyPassword } from './hash-password.ts'
import { assertOwnSession } from './policy.ts'
import { removeSessionsOf } from './session-store.ts'

/** Gives the caller another password. Whoever else is signed in under the old one is out at once. */
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
    await sendMail(ctx, {
      kind: 'identity.password-changed',
      to: user.email,
      subject: 'Your Vireo password was changed',
      paragraphs: [
        'The password of your account was changed, and every other browser was signed out.',
        'If this was not you, reset your password at once.',
      ],
    })
    forgetCredentials(ctx, await removeSessionsOf(ctx, userId, sessionId))
  })
}
