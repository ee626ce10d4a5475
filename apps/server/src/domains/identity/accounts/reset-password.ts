import type { api, Input } from '@vireo/contracts'
import { writeAudit } from '../../../kernel/audit.ts'
import type { FullContext } from '../../../kernel/ports.ts'
import { transaction } from '../../../kernel/transaction.ts'
import { checkActionCode, redeemActionCode, revokeActionCodes } from '../../actions/index.ts'
import { sendMail } from '../../mail/index.ts'
import { findUserByEmail, proveAddress } from '../../users/index.ts'
import { beginAttempt } from '../attempt-limit.ts'
import { updatePassword } from '../credential-store.ts'
import { endSessionsOf } from '../end-sessions.ts'
import { hashPassword } from '../hash-password.ts'
import { removeKeysMadeUnproven } from './unproven-keys-store.ts'
import { passwordChangedMail } from './account-mails.ts'

/** Whose password a mailed code would change; the code stays good. */
export async function checkPasswordReset(
  ctx: FullContext,
  { verification_code: code }: Input<typeof api.identity.checkPasswordReset>,
): Promise<{ readonly email: string }> {
  await beginAttempt(ctx, 'actionCode', code)
  const { details } = await checkActionCode(ctx, 'reset-password', code)
  return { email: details['email'] ?? '' }
}

/**
 * Gives somebody the password they chose, and ends every session of theirs. The link also proves the address; what
 * an account could do before its address was proven (somebody else's keys, perhaps) it cannot do any more.
 */
export async function resetPassword(
  ctx: FullContext,
  { verification_code: code, password }: Input<typeof api.identity.resetPassword>,
): Promise<void> {
  await beginAttempt(ctx, 'actionCode', code)
  const { userId, details } = await checkActionCode(ctx, 'reset-password', code)
  const { email = '' } = details
  const passwordHash = await hashPassword(password)
  const { settings } = ctx.ports
  await transaction(ctx, async (ctx) => {
    await redeemActionCode(ctx, 'reset-password', code)
    await updatePassword(ctx, userId, passwordHash)
    const user = await findUserByEmail(ctx, email)
    if (user?.id === userId && user.email_verified_at === null) {
      await removeKeysMadeUnproven(ctx, userId)
      await proveAddress(ctx, { userId, email })
    }
    await revokeActionCodes(ctx, userId, ['verify-email-access', 'change-email'])
    await endSessionsOf(ctx, userId)
    await writeAudit(ctx, { action: 'identity.password-reset', target: { kind: 'user', id: userId } })
    await ctx.emit('identity.password-changed', { userId, changeId: ctx.newId('event') })
    await sendMail(ctx, passwordChangedMail(settings, email))
  })
}
