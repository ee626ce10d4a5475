import type { TranscriptComment } from '@vireo/contracts/transcription'
import type { Context } from '#kernel/context.ts'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import { namePeople, type Person } from '../reviewing/name-of.ts'
import type { CommentRow } from '../tables.ts'

export type NamedComment = CommentRow & { readonly author: Person }

/** Names who wrote comments. */
export async function withAuthors(ctx: Context, rows: readonly CommentRow[]): Promise<readonly NamedComment[]> {
  const nameOf = await namePeople(
    ctx,
    rows.map((row) => row.user_id),
  )
  return rows.map((row) => ({ ...row, author: nameOf(row.user_id) }))
}

/** Presents a comment to whoever asks. */
export function presentComment(row: NamedComment, ctx: Context): TranscriptComment {
  return {
    comment_id: row.id,
    reply_to: row.reply_to,
    at_seconds: row.at_ms / 1000,
    text: row.text,
    author: row.author,
    is_mine: row.user_id === ctx.actor.userId,
    resolved_at_unix: row.resolved_at && unixSeconds(row.resolved_at),
    created_at_unix: unixSeconds(row.created_at),
  }
}
