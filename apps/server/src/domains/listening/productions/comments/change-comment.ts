import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import type { Sight } from '../tasks/hold-task.ts'
import { assertStretch, authors, commenting, commentOn } from './commenting.ts'
import { placeInRecording } from '../tasks/place-in-recording.ts'
import { type CommentRow, saveComment } from './comment-store.ts'

type Asked = Input<typeof productionsEndpoints.changeComment>

/**
 * Changes what the caller remarked, or resolves anybody’s comment, or opens it again: what somebody else wrote stays as they wrote it.
 * Throws what the contract names.
 */
export function changeComment(ctx: With<'settings'>, asked: Asked): Promise<CommentRow> {
  return commenting(ctx, asked, async (ctx, sight) => {
    const row = await commentOn(ctx, sight, asked)
    const changed = { ...written(ctx, sight, row, asked), ...resolved(ctx, sight, row, asked) }
    await saveComment(ctx, changed)
    return changed
  })
}

function written(ctx: TransactionContext, sight: Sight, row: CommentRow, { at_s: at, end_s: end, text }: Asked) {
  if (at === undefined && end === undefined && text === undefined) return row
  if (row.user_id !== ctx.actor.userId) throw new AppError('forbidden')
  const [atMs, endMs] = [
    at === undefined ? row.at_ms : placeInRecording(sight.task, at, 'at_s'),
    end === undefined ? row.end_ms : end === null ? null : placeInRecording(sight.task, end, 'end_s'),
  ]
  assertStretch(atMs, endMs)
  return { ...row, at_ms: atMs, end_ms: endMs, text: text ?? row.text, edited_at: ctx.now() }
}

type Resolved = Pick<CommentRow, 'resolved_at' | 'resolved_by'>

/** Says who resolved a comment and when: whoever did so first. */
function resolved(ctx: TransactionContext, { as }: Sight, row: CommentRow, { resolved: isIt }: Asked): Resolved {
  const { resolved_at, resolved_by } = row
  if (isIt === undefined || (isIt && resolved_at !== null)) return { resolved_at, resolved_by }
  return isIt ? { resolved_at: ctx.now(), resolved_by: authors[as] } : { resolved_at: null, resolved_by: null }
}
