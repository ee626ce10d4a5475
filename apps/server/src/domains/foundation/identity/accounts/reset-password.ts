import type { identityEndpoints } from '@vireo/contracts/identity'
import type { Input, UserId } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { checkActionCode, redeemActionCode, revokeActionCodes } from '#actions'
import { sendMail } from '#mail'
import { findUser, findUserByEmail, languageFor } from '#users'
import { findFirstProof } from '#users/addresses/index.ts'
import { beginAttempt, hasherOf } from '../attempt-limit.ts'
import { forgetCredentials } from '../callers/forget-credentials.ts'
import { listPasswords, updatePassword } from '../passwords/credential-store.ts'
import { disown } from '../sign-in/disown.ts'
import { endSessionsOf } from '../sessions/end-sessions.ts'
import { assertUncommon } from '../passwords/assert-uncommon.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { takeAddress } from '../sign-in/take-address.ts'
import { removeKeysMadeBefore } from './addresses/unproven-keys-store.ts'
import { passwordChangedMail } from './account-mails.ts'

/**
 * Sets the password that somebody chose and ends all their sessions. The link also proves the address: what could be
 * done with the account before that, perhaps by somebody else's sessions, keys and second factors, ends. Keys made
 * before the address was first proven end in any case, the others on request.
 */
export async function resetPassword(
  ctx: With<'settings'>,
  { verification_code: code, password, end_api_keys: endsKeys }: Input<typeof identityEndpoints.resetPassword>,
): Promise<void> {
  assertUncommon(password)
  await beginAttempt(ctx, 'actionCode', code)
  const { userId, details } = await checkActionCode(ctx, 'reset-password', code)
  const { email = '' } = details
  const [known] = await listPasswords(ctx, [userId])
  const passwordHash = await hashPassword(password, known?.password_hash, hasherOf(ctx))
  const { settings } = ctx.ports
  await transaction(ctx, async (ctx) => {
    await redeemActionCode(ctx, 'reset-password', code)
    await claimAddress(ctx, userId, email)
    await updatePassword(ctx, userId, passwordHash)
    await revokeActionCodes(ctx, userId, ['verify-email-access', 'change-email'])
    await endSessionsOf(ctx, userId)
    const endedKeys = await endKeys(ctx, userId, endsKeys)
    await writeAudit(ctx, {
      action: 'identity.password-reset',
      target: { kind: 'user', id: userId },
      details: { ended_keys: endedKeys },
    })
    await ctx.emit('identity.password-changed', { userId, changeId: ctx.newId('event') })
    const language = languageFor(ctx, await findUser(ctx, userId))
    await sendMail(ctx, passwordChangedMail(settings, { to: email, language, endedKeys }))
  })
}

/**
 * Proves the address of an account that had not proven it, and ends all earlier access to the account: until now it may
 * have been anybody's.
 */
async function claimAddress(ctx: TransactionContext, userId: UserId, email: string): Promise<void> {
  const user = await findUserByEmail(ctx, email)
  if (user?.id !== userId || user.email_verified_at !== null) return
  await disown(ctx, { userId, reason: 'password-reset-before-proof' })
  await takeAddress(ctx, { userId, email })
}

async function endKeys(ctx: TransactionContext, userId: UserId, everyOne: boolean): Promise<number> {
  const firstProof = await findFirstProof(ctx, userId)
  if (!everyOne && !firstProof) return 0
  const ended = await removeKeysMadeBefore(ctx, userId, everyOne ? undefined : firstProof)
  forgetCredentials(ctx, ended)
  return ended.length
}
