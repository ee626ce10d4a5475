import type { identityEndpoints } from '@vireo/contracts/identity'
import type { Input } from '@vireo/contracts/kit'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { hashSecret } from '../../callers/secrets.ts'
import { findChallenge } from '../challenge-store.ts'
import { openSealed } from '../check-code.ts'
import { confirmedFactors } from '../confirmed-factors.ts'
import { sendTextCode } from './text-codes.ts'

/** Sends the code for a sign-in to the phone of whoever is signing in. */
export async function sendSecondStepCode(
  ctx: With<'vault'>,
  { challenge }: Input<typeof identityEndpoints.sendSecondStepCode>,
): Promise<void> {
  const known = await findChallenge(ctx, hashSecret(challenge))
  if (!known) throw new AppError('sign_in_too_old')
  const { sms } = await confirmedFactors(ctx, known.user_id)
  if (!sms) throw new AppError('second_factor_not_set_up')
  await sendTextCode(ctx, { userId: known.user_id, phoneNumber: openSealed(ctx, sms) })
}
