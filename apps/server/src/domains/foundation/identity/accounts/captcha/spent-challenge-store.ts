import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** Spends a solution of the captcha. Returns true for the first who hands it in, on any node. */
export async function spendChallenge(ctx: Context, signature: string, expiresAt: Date): Promise<boolean> {
  const rows = await ctx.db.relaxed.run(sql`
    insert into spent_challenges (signature, expires_at) values (${signature}, ${expiresAt}) on conflict do nothing`)
  return rows === 1
}

/** Removes spent solutions that expired before an instant and returns how many. */
export function removeChallengesExpiredBefore(ctx: Context, instant: Date): Promise<number> {
  return ctx.db.run(sql`delete from spent_challenges where expires_at < ${instant}`)
}
