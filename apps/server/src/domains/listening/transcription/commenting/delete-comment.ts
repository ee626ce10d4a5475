import type { Input } from '@vireo/contracts/kit'
import type { transcriptionEndpoints } from '@vireo/contracts/transcription'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { holdTranscriptAs, ownsTranscript } from '../keeping/transcript-as.ts'
import { findComment, removeComment } from './comment-store.ts'

/**
 * Deletes a comment and what was answered to it: one’s own, or any on a transcript whose admin one is. Throws
 * `transcript_not_found`, `transcript_comment_not_found`, `forbidden`.
 */
export async function deleteComment(
  ctx: Context,
  input: Input<typeof transcriptionEndpoints.deleteComment>,
): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const transcript = await holdTranscriptAs(ctx, input, 'commenter')
    const row = await findComment(ctx, transcript.id, input.comment_id)
    const may = row?.user_id === ctx.actor.userId || (await ownsTranscript(ctx, transcript.id))
    if (!row || !may) throw new AppError('transcript_comment_not_found')
    await removeComment(ctx, row.id)
    await writeAudit(ctx, {
      action: 'transcription.comment-deleted',
      target: { kind: 'transcript', id: transcript.id },
    })
  })
}
