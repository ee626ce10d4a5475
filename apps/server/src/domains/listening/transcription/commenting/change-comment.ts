import type { Input } from '@vireo/contracts/kit'
import type { transcriptionEndpoints } from '@vireo/contracts/transcription'
import type { Context } from '#kernel/context.ts'
import { AppError, invariant } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { holdTranscriptAs } from '../keeping/transcript-as.ts'
import { changeCommentRow, findComment } from './comment-store.ts'
import { type NamedComment, withAuthors } from './present-comment.ts'

/**
 * Resolves a comment, opens it again, or writes one’s own anew: what somebody else said stays as they said it. Throws
 * `transcript_not_found`, `transcript_comment_not_found`.
 */
export async function changeComment(
  ctx: Context,
  input: Input<typeof transcriptionEndpoints.changeComment>,
): Promise<NamedComment> {
  return transaction(ctx, async (ctx) => {
    const transcript = await holdTranscriptAs(ctx, input, 'commenter')
    const row = await findComment(ctx, transcript.id, input.comment_id)
    const isMine = row?.user_id === ctx.actor.userId
    if (!row || (input.text !== undefined && !isMine)) throw new AppError('transcript_comment_not_found')
    const resolvedAt =
      input.resolved === undefined ? row.resolved_at : input.resolved ? (row.resolved_at ?? ctx.now()) : null
    const changed = { ...row, text: input.text ?? row.text, resolved_at: resolvedAt }
    await changeCommentRow(ctx, row.id, changed)
    const [named] = await withAuthors(ctx, [changed])
    invariant(named, 'a comment is one')
    return named
  })
}
