import type { UserId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { confirmedFactors } from './confirmed-factors.ts'
import { presentFactor } from './present-second-factors.ts'

/** Describes which second factors protect an account, for its user document. */
export async function describeFactors(ctx: Context, userId: UserId) {
  const { totp, sms } = await confirmedFactors(ctx, userId)
  return { totp: presentFactor(totp), sms: presentFactor(sms) }
}
