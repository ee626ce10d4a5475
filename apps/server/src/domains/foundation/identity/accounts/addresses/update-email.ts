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
import { endSessionsOf } from '../../sessions/end-sessions.ts'
import { takeAddress } from '../../sign-in/take-address.ts'
import { assertOwnSession } from '../../policy.ts'
import { assertAddressAdmitted } from './assert-address-admitted.ts'
import { emailChangedMail } from '../account-mails.ts'
import { revertAddress } from './revert-email.ts'

const weekMs = 7 * 24 * 3_600_000

/**
 * Gives the account a proven new address, or reverts a change; either ends every session, so that everybody signs in
 * anew. The code has to be the caller's own.
 */
export async function updateEmail(
  ctx: With<'settings'>,
  { verification_code: code, is_reverting: isReverting }: Input<typeof identityEndpoints.updateEmail>,
): Promise<void> {
  assertOwnSession(ctx.actor)
  const { userId } = ctx.actor
  const { settings } = ctx.ports
  await transaction(ctx, async (ctx) => {
    const owner = isReverting ? await revertAddress(ctx, settings, code) : await changeAddress(ctx, settings, code)
    if (owner !== userId) throw new AppError('invalid_action_code', { param: 'verification_code' })
  })
}

async function changeAddress(ctx: TransactionContext, settings: InstanceSettings, code: string): Promise<string> {
  const { userId, details } = await redeemActionCode(ctx, 'change-email', code)
  const { email = '' } = details
  await assertAddressAdmitted(ctx, email)
  const before = await findUser(ctx, userId)
  if (!before || !(await takeAddress(ctx, { userId, email })))
    throw new AppError('invalid_action_code', { param: 'verification_code' })
  await revokeActionCodes(ctx, userId, ['verify-email', 'reset-password', 'verify-email-access'])
  // An address that was never proven may be a stranger's: it gets no power over the account.
  if (before.email_verified_at !== null && before.email !== email) {
    const revertCode = await issueActionCode(ctx, {
      userId,
      purpose: 'revert-email',
      lifetimeMs: weekMs,
      details: { email: before.email },
    })
    const addressed = { to: before.email, language: languageFor(ctx, before) }
    await sendMail(ctx, emailChangedMail(settings, { ...addressed, code: revertCode, newEmail: email }))
  }
  await endSessionsOf(ctx, userId)
  await writeAudit(ctx, { action: 'identity.email-changed', target: { kind: 'user', id: userId } })
  return userId
}
