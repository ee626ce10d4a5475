import type { UserId } from '@vireo/contracts/kit'
import type { taskCommentAuthors } from '@vireo/contracts/productions'
import sql, { raw } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'

export type CommentRow = {
  readonly id: string
  readonly assignment_id: string
  readonly author: (typeof taskCommentAuthors)[number]
  readonly user_id: UserId | null
  readonly at_ms: number
  readonly end_ms: number | null
  readonly text: string
  readonly created_at: Date
  readonly edited_at: Date | null
  readonly resolved_at: Date | null
  readonly resolved_by: CommentRow['author'] | null
}

const columns = raw(
  'id, assignment_id, author, user_id, at_ms, end_ms, text, created_at, edited_at, resolved_at, resolved_by',
)

/** Inserts a comment. */
export async function insertComment(ctx: TransactionContext, row: CommentRow): Promise<void> {
  await ctx.db.run(sql`
    insert into production_comments (${columns})
    values (${row.id}, ${row.assignment_id}, ${row.author}, ${row.user_id}, ${row.at_ms}, ${row.end_ms}, ${row.text},
      ${row.created_at}, ${row.edited_at}, ${row.resolved_at}, ${row.resolved_by})`)
}

/** Saves a comment of an assignment whose task is held. */
export async function saveComment(ctx: TransactionContext, row: CommentRow): Promise<void> {
  await ctx.db.run(sql`
    update production_comments set at_ms = ${row.at_ms}, end_ms = ${row.end_ms}, text = ${row.text},
      edited_at = ${row.edited_at}, resolved_at = ${row.resolved_at}, resolved_by = ${row.resolved_by}
    where id = ${row.id}`)
}

/** Deletes a comment. */
export async function deleteComment(ctx: TransactionContext, id: string): Promise<void> {
  await ctx.db.run(sql`delete from production_comments where id = ${id}`)
}

/** Finds a comment of an assignment. */
export function findComment(ctx: Context, assignmentId: string, id: string): Promise<CommentRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from production_comments where id = ${id} and assignment_id = ${assignmentId}`)
}

/** Lists what was remarked about an assignment, which is as much as fits at most, in the order of the recording. */
export function listCommentsOf(ctx: Context, assignmentId: string): Promise<CommentRow[]> {
  return ctx.db.many(sql`
    select ${columns} from production_comments where assignment_id = ${assignmentId} order by at_ms, id`)
}

/** Counts what was remarked about an assignment, by all and by the caller. */
export function countComments(
  ctx: Context,
  assignmentId: string,
): Promise<{ readonly all: number; readonly own: number }> {
  return ctx.db.one(sql`
    select count(*)::int as all, (count(*) filter (where user_id = ${ctx.actor.userId}))::int as own
    from production_comments where assignment_id = ${assignmentId}`)
}

/** Deletes what somebody remarked about an assignment that they do not have any more. */
export async function deleteCommentsBy(ctx: TransactionContext, assignmentId: string, userId: UserId): Promise<void> {
  await ctx.db.run(sql`
    delete from production_comments where assignment_id = ${assignmentId} and user_id = ${userId}`)
}

/** Lists what somebody remarked, the oldest first. */
export function listCommentsBy(ctx: Context, userId: UserId): Promise<CommentRow[]> {
  return ctx.db.many(sql`select ${columns} from production_comments where user_id = ${userId} order by id`)
}

/** Forgets who remarked what somebody remarked: those who work on the recording keep it. */
export async function forgetCommentAuthor(ctx: TransactionContext, userId: UserId): Promise<void> {
  await ctx.db.run(sql`update production_comments set user_id = null where user_id = ${userId}`)
}

/** Deletes what was remarked about the recordings of an order, which are gone. */
export async function deleteCommentsOf(ctx: TransactionContext, orderId: string): Promise<void> {
  await ctx.db.run(sql`
    delete from production_comments
    where assignment_id in (select id from production_assignments where order_id = ${orderId})`)
}
