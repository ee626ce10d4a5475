import type { identityEndpoints } from '@vireo/contracts/identity'
import type { Input, UserId } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { Context, Actor, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { InstanceSettings, With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { checkActionCode, findUsedActionCode, issueActionCode, redeemActionCode } from '#actions'
import { sendMail } from '#mail'
import { findUser, languageFor } from '#users'
import { beginAttempt } from '../../attempt-limit.ts'
import { disown } from '../../sign-in/disown.ts'
import { takeAddress } from '../../sign-in/take-address.ts'
import { choosePasswordMail } from '../account-mails.ts'

const dayMs = 24 * 3_600_000

/**
 * Verifies the address that a mailed code was sent to, for exactly the account it was issued for. Somebody signed in to
 * another account has to sign in to that one first: a stranger may have made it, and a link in a mail must not make it
 * theirs. Without a sign-in the code alone counts. Where several accounts claim the address it proves who reads the
 * mail, not who made which account, so no earlier password, session or key stays valid and a mail leads to a new
 * password.
 */
export async function verifyEmail(
  ctx: With<'settings'>,
  { actionCode }: Input<typeof identityEndpoints.verifyEmail>,
): Promise<void> {
  await beginAttempt(ctx, 'actionCode', actionCode)
  await assertUnused(ctx, actionCode)
  const { settings } = ctx.ports
  const signedIn = ownAccountOf(ctx.actor)
  await transaction(ctx, async (ctx) => {
    const meant = await checkActionCode(ctx, 'verify-email', actionCode)
    if (signedIn !== undefined && signedIn !== meant.userId) throw new AppError('link_for_other_account')
    const { userId, details } = await redeemActionCode(ctx, 'verify-email', actionCode)
    const { email = '' } = details
    const taken = await takeAddress(ctx, { userId, email })
    if (!taken) throw new AppError('invalid_action_code')
    await writeAudit(ctx, { action: 'identity.email-verified', target: { kind: 'user', id: userId } })
    if (taken.wasContested && signedIn === undefined) await handOver(ctx, settings, { userId, email })
  })
}

/** Returns the user id of an owner at a browser; undefined for programs and the support team. */
function ownAccountOf({ kind, userId, supportGrantId }: Actor): string | undefined {
  return kind === 'user' && supportGrantId === undefined ? userId : undefined
}

/** Throws `invalid_action_code` with `already_verified` when the code was used before and the address is verified. */
async function assertUnused(ctx: Context, actionCode: string): Promise<void> {
  const used = await findUsedActionCode(ctx, 'verify-email', actionCode)
  const user = used && (await findUser(ctx, used.userId))
  if (!user?.email_verified_at || user.email !== used?.details['email']) return
  throw new AppError('invalid_action_code', {
    message: 'This address is verified already: the link was used before.',
    data: { already_verified: true },
  })
}

/** Removes an account's password, sessions and keys, and mails its address a link to choose a new password. */
async function handOver(
  ctx: TransactionContext,
  settings: InstanceSettings,
  { userId, email }: { readonly userId: UserId; readonly email: string },
): Promise<void> {
  await disown(ctx, { userId, reason: 'address-was-contested' })
  const code = await issueActionCode(ctx, { userId, purpose: 'reset-password', lifetimeMs: dayMs, details: { email } })
  const addressed = { to: email, language: languageFor(ctx, await findUser(ctx, userId)) }
  await sendMail(ctx, choosePasswordMail(settings, { ...addressed, code, continueUrl: undefined }))
}
