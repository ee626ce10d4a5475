import type { identityEndpoints } from '@vireo/contracts/identity'
import type { Input } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { InstanceSettings, With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { issueActionCode, redeemActionCode, revokeActionCodes } from '#actions'
import { sendMail } from '#mail'
import { findUser, languageFor } from '#users'
import { beginAttempt } from '../../attempt-limit.ts'
import { endSessionsOf } from '../../sessions/end-sessions.ts'
import { takeAddress } from '../../sign-in/take-address.ts'
import { passwordResetMail } from '../account-mails.ts'

const dayMs = 24 * 3_600_000

/** Reverts a change of address for somebody whom it may have locked out. The code is the only credential. */
export async function revertEmail(
  ctx: With<'settings'>,
  { verification_code: code }: Input<typeof identityEndpoints.revertEmail>,
): Promise<void> {
  await beginAttempt(ctx, 'actionCode', code)
  const { settings } = ctx.ports
  await transaction(ctx, (ctx) => revertAddress(ctx, settings, code))
}

/** Restores an account's proven former address, ends every session and mails a link to a new password. */
export async function revertAddress(
  ctx: TransactionContext,
  settings: InstanceSettings,
  code: string,
): Promise<string> {
  const { userId, details } = await redeemActionCode(ctx, 'revert-email', code)
  const { email = '' } = details
  if (!(await takeAddress(ctx, { userId, email })))
    throw new AppError('invalid_action_code', { param: 'verification_code' })
  await revokeActionCodes(ctx, userId, ['change-email', 'reset-password', 'verify-email', 'verify-email-access'])
  const resetCode = await issueActionCode(ctx, {
    userId,
    purpose: 'reset-password',
    lifetimeMs: dayMs,
    details: { email },
  })
  const addressed = { to: email, language: languageFor(ctx, await findUser(ctx, userId)) }
  await sendMail(ctx, passwordResetMail(settings, { ...addressed, code: resetCode, continueUrl: undefined }))
  await endSessionsOf(ctx, userId)
  await writeAudit(ctx, { action: 'identity.email-reverted', target: { kind: 'user', id: userId } })
  return userId
}
