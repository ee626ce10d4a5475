import type { Input } from '@vireo/contracts/kit'
import { producerLimits, type productionsEndpoints } from '@vireo/contracts/productions'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { assertStretch, authors, commenting } from './commenting.ts'
import { placeInRecording } from '../tasks/place-in-recording.ts'
import { type CommentRow, countComments, insertComment } from './comment-store.ts'

/** Remarks something about a place of the recording of a task that the caller sees. Throws what the contract names. */
export function addComment(
  ctx: With<'settings'>,
  { at_s: at, end_s: end, text, ...named }: Input<typeof productionsEndpoints.addComment>,
): Promise<CommentRow> {
  return commenting(ctx, named, async (ctx, sight) => {
    const row: CommentRow = {
      id: ctx.newId('productionComment'),
      assignment_id: sight.task.assignment_id,
      author: authors[sight.as],
      user_id: ctx.actor.userId,
      at_ms: placeInRecording(sight.task, at, 'at_s'),
      end_ms: end === null ? null : placeInRecording(sight.task, end, 'end_s'),
      text,
      created_at: ctx.now(),
      edited_at: null,
      resolved_at: null,
      resolved_by: null,
    }
    assertStretch(row.at_ms, row.end_ms)
    const { all, own } = await countComments(ctx, row.assignment_id)
    // One person leaves room for the others.
    if (all >= producerLimits.commentsMax || own >= producerLimits.commentsOfOneMax)
      throw new AppError('production_comments_full')
    await insertComment(ctx, row)
    return row
  })
}
