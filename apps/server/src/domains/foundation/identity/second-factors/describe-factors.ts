import type { UserId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { confirmedFactors } from './confirmed-factors.ts'
import { presentFactor } from './present-second-factors.ts'

/** Which second factors protect an account, as its user document says it. */
export async function describeFactors(ctx: Context, userId: UserId) {
  const { totp, sms } = await confirmedFactors(ctx, userId)
  return { totp: presentFactor(totp), sms: presentFactor(sms) }
}
