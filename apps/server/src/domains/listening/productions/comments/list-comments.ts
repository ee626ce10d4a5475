import type { TaskComment, TaskComments } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import type { With } from '#ports/ports.ts'
import type { NamedTask, Sight } from '../tasks/hold-task.ts'
import { seeLiveTask } from '../tasks/see-work.ts'
import { mayComment } from './commenting.ts'
import { type CommentRow, listCommentsOf } from './comment-store.ts'

export type SeenComments = { readonly rows: readonly CommentRow[]; readonly sight: Sight }

/** Lists what was remarked about a task that the caller sees, by whoever had it before as well. Throws `production_task_not_found`. */
export async function listComments(ctx: With<'settings'>, named: NamedTask): Promise<SeenComments> {
  const sight = await seeLiveTask(ctx, named)
  return { rows: await listCommentsOf(ctx, sight.task.assignment_id), sight }
}

/** Presents comments, and what the caller may do. */
export function presentComments({ rows, sight }: SeenComments, ctx: Context): TaskComments {
  return {
    comments: rows.map((row) => presentComment(row, ctx)),
    may_write: mayComment(sight),
    may_delete_all: sight.as === 'operator',
  }
}

/** Presents a comment: who wrote or resolved it is told by what they are, and to nobody by name. */
export function presentComment(row: CommentRow, ctx: Context): TaskComment {
  return {
    comment_id: row.id,
    author: row.author,
    is_own: row.user_id === ctx.actor.userId,
    at_s: row.at_ms / 1000,
    end_s: row.end_ms === null ? null : row.end_ms / 1000,
    text: row.text,
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    resolved_at: row.resolved_at?.toISOString() ?? null,
    resolved_by: row.resolved_by,
  }
}
