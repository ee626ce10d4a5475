import { privacyCookie } from '@vireo/contracts/users'
import type { Context } from '#kernel/context.ts'
import { cookiesNamed } from '#kernel/network/cookies-named.ts'
import { findUser } from '#users'

/**
 * Tells whether whoever asks opted out of sale, sharing and targeted advertising: by a signal of their browser, by what
 * they chose in it, or by their account.
 */
export async function hasOptedOut(ctx: Context): Promise<boolean> {
  if (ctx.client.header('sec-gpc') === '1') return true
  if (cookiesNamed(ctx, privacyCookie).includes('opted-out')) return true
  if (!ctx.actor.userId) return false
  return (await findUser(ctx, ctx.actor.userId))?.ccpa_opt_out === true
}
