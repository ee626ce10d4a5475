import { privacyCookie } from '@vireo/contracts/users'
import type { Context } from '#kernel/context.ts'
import { findUser } from '#users'

/**
 * Tells whether whoever asks opted out of sale, sharing and targeted advertising: by a signal of their browser, by what
 * they chose in it, or by their account.
 */
export async function hasOptedOut(ctx: Context): Promise<boolean> {
  if (ctx.client.header('sec-gpc') === '1') return true
  if (choseInBrowser(ctx.client.header('cookie'))) return true
  if (!ctx.actor.userId) return false
  return (await findUser(ctx, ctx.actor.userId))?.ccpa_opt_out === true
}

function choseInBrowser(cookies = ''): boolean {
  return cookies.split(';').some((pair) => pair.trim() === `${privacyCookie}=opted-out`)
}
