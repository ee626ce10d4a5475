import type { UserId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

export type NewTextCode = {
  readonly userId: UserId
  readonly hash: string
  readonly expiresAt: Date
  /** At least this long after the last one, and at most so many in an hour. */
  readonly pauseMs: number
  readonly hourlyMax: number
}

const anHourMs = 60 * 60 * 1000

/**
 * Stores the code that is about to be sent, replacing an earlier one. Returns false when it is too soon for another.
 */
export async function insertTextCode(ctx: Context, code: NewTextCode): Promise<boolean> {
  const now = ctx.now()
  const anHourAgo = new Date(now.getTime() - anHourMs)
  const rows = await ctx.db.run(sql`
    insert into text_codes (user_id, code_hash, sent_at, expires_at, sends, counted_since)
    values (${code.userId}, ${code.hash}, ${now}, ${code.expiresAt}, 1, ${now})
    on conflict (user_id) do update set code_hash = excluded.code_hash, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at,
      sends = case when text_codes.counted_since <= ${anHourAgo} then 1 else text_codes.sends + 1 end,
      counted_since = case when text_codes.counted_since <= ${anHourAgo} then ${now} else text_codes.counted_since end
    where text_codes.sent_at <= ${new Date(now.getTime() - code.pauseMs)}
      and (text_codes.sends < ${code.hourlyMax} or text_codes.counted_since <= ${anHourAgo})`)
  return rows === 1
}

/** Uses up a code; returns false when it is wrong, used or expired. */
export async function useTextCode(ctx: Context, userId: UserId, hash: string): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    update text_codes set code_hash = ''
    where user_id = ${userId} and code_hash = ${hash} and expires_at > ${ctx.now()}`)
  return rows === 1
}
