import sql, { raw } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { ReviewRow } from '../tasks/task-tables.ts'

const columns = raw(`id, task_id, assignment_id, reviewer_id, by_buyer, state, scores, notes, begun_at, decided_at,
  acknowledged_at`)

/** Inserts a review. */
export async function insertReview(ctx: TransactionContext, row: ReviewRow): Promise<void> {
  await ctx.db.run(sql`
    insert into production_reviews (id, task_id, assignment_id, reviewer_id, by_buyer, state, scores, notes, begun_at,
      decided_at)
    values (${row.id}, ${row.task_id}, ${row.assignment_id}, ${row.reviewer_id}, ${row.by_buyer}, ${row.state},
      ${row.scores === null ? null : JSON.stringify(row.scores)}::jsonb, ${JSON.stringify(row.notes)}::jsonb,
      ${row.begun_at}, ${row.decided_at})`)
}

/** Saves a review whose task is held. */
export async function saveReview(ctx: TransactionContext, row: ReviewRow): Promise<void> {
  await ctx.db.run(sql`
    update production_reviews set state = ${row.state}, notes = ${JSON.stringify(row.notes)}::jsonb,
      scores = ${row.scores === null ? null : JSON.stringify(row.scores)}::jsonb, decided_at = ${row.decided_at},
      acknowledged_at = ${row.acknowledged_at}
    where id = ${row.id}`)
}

/** Finds the review of a task that nobody has decided. */
export function findOpenReview(ctx: Context, taskId: string): Promise<ReviewRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from production_reviews where task_id = ${taskId} and state in ('under_way', 'with_staff')`)
}

/** Lists what was said of a task, the oldest first. */
export function listReviewsOf(ctx: Context, taskId: string): Promise<ReviewRow[]> {
  return ctx.db.many(sql`select ${columns} from production_reviews where task_id = ${taskId} order by id`)
}

/** Passes reviews on that began before an instant and that nobody has decided; returns how many. */
export function passOnBefore(ctx: Context, instant: Date): Promise<number> {
  return ctx.db.run(sql`
    update production_reviews r set state = 'with_staff' from production_tasks t
    where r.state = 'under_way' and r.begun_at < ${instant} and t.id = r.task_id and t.state = 'in_review'`)
}

/** Counts how often the buyer of an order had an assignment changed. */
export async function countBuyerRounds(ctx: Context, assignmentId: string): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(sql`
    select count(*)::int as count from production_reviews where assignment_id = ${assignmentId} and by_buyer`)
  return count
}
