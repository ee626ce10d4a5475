import sql, { raw } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { AttemptRow } from './test-tables.ts'

const columns = raw(`id, producer_id, qualification_id, questions, pass_percent, started_at, ends_at, finished_at,
  score_percent, has_passed`)

/** Inserts an attempt that begins. */
export async function insertAttempt(ctx: TransactionContext, row: AttemptRow): Promise<void> {
  await ctx.db.run(sql`
    insert into production_test_attempts
      (id, producer_id, qualification_id, questions, pass_percent, started_at, ends_at)
    values (${row.id}, ${row.producer_id}, ${row.qualification_id}, ${JSON.stringify(row.questions)}::jsonb,
      ${row.pass_percent}, ${row.started_at}, ${row.ends_at})`)
}

/** Lists the attempts of somebody at a test, newest first. */
export function listAttempts(ctx: Context, producerId: string, qualificationId: string): Promise<AttemptRow[]> {
  return ctx.db.many(sql`
    select ${columns} from production_test_attempts
    where producer_id = ${producerId} and qualification_id = ${qualificationId} order by id desc limit 100`)
}

/** Finds an attempt of somebody. */
export function findAttempt(ctx: Context, producerId: string, id: string): Promise<AttemptRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from production_test_attempts where id = ${id} and producer_id = ${producerId}`)
}

/** Saves how an attempt ended; one that has ended stays as it is. */
export async function endAttempt(
  ctx: TransactionContext,
  { id, finished_at, score_percent, has_passed }: AttemptRow,
): Promise<void> {
  await ctx.db.run(sql`
    update production_test_attempts
    set finished_at = ${finished_at}, score_percent = ${score_percent}, has_passed = ${has_passed}
    where id = ${id} and finished_at is null`)
}

/** Forgets what somebody was tested for. */
export async function removeAttempts(ctx: TransactionContext, producerId: string): Promise<void> {
  await ctx.db.run(sql`delete from production_test_attempts where producer_id = ${producerId}`)
}
