import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { findUser } from '#users'
import { beginAttempt } from '../attempt-limit.ts'
import { sealedPurpose } from './check-code.ts'
import { confirmedFactors } from './confirmed-factors.ts'
import { insertPendingFactor } from './second-factor-store.ts'
import { sendTextCode } from './text-codes/text-codes.ts'
import { makeTotpSecret, totpUri } from './totp.ts'

export type BegunTotp = { readonly secret: string; readonly uri: string }

/** Begins the set-up of an authenticator app with a new secret; it counts once a code from it was given. */
export async function beginTotp(ctx: With<'vault'>): Promise<BegunTotp> {
  const { userId } = ctx.actor
  const user = await findUser(ctx, userId)
  if (!user) throw new AppError('user_not_found')
  const secret = makeTotpSecret()
  const sealed = ctx.ports.vault.seal(sealedPurpose('totp'), secret)
  if (!(await insertPendingFactor(ctx, { user_id: userId, kind: 'totp', sealed, masked: null })))
    throw new AppError('second_factor_already_set_up')
  return { secret, uri: totpUri({ secret, email: user.email }) }
}

/** Begins the set-up of a phone and sends it a code; it counts once that code was given. */
export async function beginSms(ctx: With<'vault'>, { phoneNumber }: { readonly phoneNumber: string }): Promise<void> {
  const { userId } = ctx.actor
  const { sms } = await confirmedFactors(ctx, userId)
  if (sms) throw new AppError('second_factor_already_set_up')
  // A number is a stranger's until its code was given: all accounts together send it, and each network sends, so many.
  const attempt = await beginAttempt(ctx, 'phoneSetUp', phoneNumber)
  // First: where it is too soon for another code, the number that the last one went to stays the one to confirm.
  await sendTextCode(ctx, { userId, phoneNumber }).catch(async (error: unknown) => {
    // A code that was not sent is none of the number's.
    await attempt.withdrawn()
    throw error
  })
  const sealed = ctx.ports.vault.seal(sealedPurpose('sms'), phoneNumber)
  if (!(await insertPendingFactor(ctx, { user_id: userId, kind: 'sms', sealed, masked: maskPhone(phoneNumber) })))
    throw new AppError('second_factor_already_set_up')
}

/** Masks a phone number, `+491701234567` → `+49 •••• 67`: enough to recognise one's own, too little to call. */
function maskPhone(phoneNumber: string): string {
  return `${phoneNumber.slice(0, 3)} •••• ${phoneNumber.slice(-2)}`
}
