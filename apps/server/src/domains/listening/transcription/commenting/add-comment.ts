import type { Input } from '@vireo/contracts/kit'
import { type transcriptionEndpoints, transcriptionLimits } from '@vireo/contracts/transcription'
import type { Context } from '#kernel/context.ts'
import { AppError, invariant } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { holdTranscriptAs } from '../keeping/transcript-as.ts'
import { countCommentsOf, findComment, insertComment } from './comment-store.ts'
import { type NamedComment, withAuthors } from './present-comment.ts'

/**
 * Comments on a place of a transcript, or answers a comment. Throws `transcript_not_found`, `transcript_comment_not_found` for an
 * answer to nothing, `too_many_comments`.
 */
export async function addComment(
  ctx: Context,
  input: Input<typeof transcriptionEndpoints.addComment>,
): Promise<NamedComment> {
  return transaction(ctx, async (ctx) => {
    const transcript = await holdTranscriptAs(ctx, input, 'commenter')
    const { text, at_seconds: at, reply_to: answered } = input
    const remark = answered ? await findComment(ctx, transcript.id, answered) : undefined
    if (answered && !remark) throw new AppError('transcript_comment_not_found', { param: 'reply_to' })
    if ((await countCommentsOf(ctx, transcript.id)) >= transcriptionLimits.commentsMax)
      throw new AppError('too_many_comments')
    const row = {
      id: ctx.newId('transcriptComment'),
      workspace_id: ctx.workspaceId,
      transcript_id: transcript.id,
      user_id: ctx.actor.userId,
      // What answers an answer stands with the remark that both are about.
      reply_to: remark ? (remark.reply_to ?? remark.id) : null,
      at_ms: remark ? remark.at_ms : Math.round(at * 1000),
      text,
      resolved_at: null,
      created_at: ctx.now(),
    }
    await insertComment(ctx, row)
    const [named] = await withAuthors(ctx, [row])
    invariant(named, 'a comment has an author')
    return named
  })
}
