import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import type { Sight } from '../tasks/hold-task.ts'
import { assertStretch, commenting, commentOn, placeIn } from './commenting.ts'
import { type CommentRow, saveComment } from './comment-store.ts'

type Asked = Input<typeof productionsEndpoints.changeComment>

/**
 * Changes what the caller remarked, or resolves anybody’s comment, or opens it again: what somebody else wrote stays as they wrote it.
 * Throws what the contract names.
 */
export function changeComment(ctx: With<'settings'>, asked: Asked): Promise<CommentRow> {
  return commenting(ctx, asked, async (ctx, sight) => {
    const row = await commentOn(ctx, sight, asked)
    const changed = { ...written(ctx, sight, row, asked), resolved_at: resolvedAt(ctx, row, asked) }
    await saveComment(ctx, changed)
    return changed
  })
}

function written(ctx: TransactionContext, sight: Sight, row: CommentRow, { at_s: at, end_s: end, text }: Asked) {
  if (at === undefined && end === undefined && text === undefined) return row
  if (row.user_id !== ctx.actor.userId) throw new AppError('forbidden')
  const [atMs, endMs] = [
    at === undefined ? row.at_ms : placeIn(sight, at, 'at_s'),
    end === undefined ? row.end_ms : end === null ? null : placeIn(sight, end, 'end_s'),
  ]
  assertStretch(atMs, endMs)
  return { ...row, at_ms: atMs, end_ms: endMs, text: text ?? row.text, edited_at: ctx.now() }
}

function resolvedAt(ctx: TransactionContext, { resolved_at: before }: CommentRow, { resolved }: Asked): Date | null {
  if (resolved === undefined) return before
  return resolved ? (before ?? ctx.now()) : null
}
