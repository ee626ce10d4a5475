import type { UserId } from '@vireo/contracts/kit'
import { privacyCookie } from '@vireo/contracts/users'
import type { Context } from '#kernel/context.ts'
import { cookiesNamed } from '#kernel/network/cookies-named.ts'
import { findUser } from '#users'

/**
 * Tells whether whoever asks opted out of sale, sharing and targeted advertising: by a signal of their browser, by what
 * they chose in it, or by their account; where something is noted about somebody, by the account of those.
 */
export async function hasOptedOut(ctx: Context, userId: UserId | '' = ctx.actor.userId): Promise<boolean> {
  if (ctx.client.header('sec-gpc') === '1') return true
  if (cookiesNamed(ctx, privacyCookie).includes('opted-out')) return true
  if (!userId) return false
  return (await findUser(ctx, userId))?.ccpa_opt_out === true
}
