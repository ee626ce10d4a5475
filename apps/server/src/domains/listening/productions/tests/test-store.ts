import sql, { raw } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { QualificationRow } from '../people/producer-tables.ts'
import type { TestRecordingRow, TestRow } from './test-tables.ts'

const columns = raw(
  't.qualification_id, t.pass_percent, t.minutes, t.attempts_max, t.pause_hours, t.questions, t.updated_at',
)
const ofRecordings = raw('id, qualification_id, name, content_type, storage_key, size_bytes, duration_ms, created_at')

/** Finds the test of a qualification. */
export function findTest(ctx: Context, qualificationId: string): Promise<TestRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from production_qualification_tests t where t.qualification_id = ${qualificationId}`)
}

/** Lists the tests of qualifications that a producer can get: neither has nor lost by decision, with what these are. */
export function listOpenTests(ctx: Context, producerId: string): Promise<(TestRow & QualificationRow)[]> {
  return ctx.db.many(sql`
    select ${columns}, q.id, q.name, q.service, q.source_language, q.target_language, q.valid_days, q.created_at
    from production_qualification_tests t join production_qualifications q on q.id = t.qualification_id
    where not exists (select from production_held_qualifications h
      where h.qualification_id = q.id and h.producer_id = ${producerId}
        and (h.withdrawn_at is not null or h.expires_at is null or h.expires_at > ${ctx.now()}))
    order by q.id`)
}

/** Saves the test of a qualification, in place of the one before. */
export async function saveTest(ctx: TransactionContext, row: TestRow): Promise<void> {
  await ctx.db.run(sql`
    insert into production_qualification_tests
      (qualification_id, pass_percent, minutes, attempts_max, pause_hours, questions, updated_at)
    values (${row.qualification_id}, ${row.pass_percent}, ${row.minutes}, ${row.attempts_max}, ${row.pause_hours},
      ${JSON.stringify(row.questions)}::jsonb, ${row.updated_at})
    on conflict (qualification_id) do update set pass_percent = excluded.pass_percent, minutes = excluded.minutes,
      attempts_max = excluded.attempts_max, pause_hours = excluded.pause_hours, questions = excluded.questions,
      updated_at = excluded.updated_at`)
}

/** Removes the test of a qualification; returns false where there is none. */
export async function removeTestOf(ctx: TransactionContext, qualificationId: string): Promise<boolean> {
  const removed = await ctx.db.run(sql`
    delete from production_qualification_tests where qualification_id = ${qualificationId}`)
  return removed === 1
}

/** Inserts a recording that a test can ask about. */
export async function insertRecording(ctx: TransactionContext, row: TestRecordingRow): Promise<void> {
  await ctx.db.run(sql`
    insert into production_test_recordings
      (id, qualification_id, name, content_type, storage_key, size_bytes, duration_ms, created_at)
    values (${row.id}, ${row.qualification_id}, ${row.name}, ${row.content_type}, ${row.storage_key},
      ${row.size_bytes}, ${row.duration_ms}, ${row.created_at})`)
}

/** Lists the ids of the recordings that there are for a test. */
export async function listRecordingIds(ctx: Context, qualificationId: string): Promise<string[]> {
  const rows = await ctx.db.many<{ id: string }>(sql`
    select id from production_test_recordings where qualification_id = ${qualificationId} order by id`)
  return rows.map(({ id }) => id)
}

/** Finds a recording by its id alone, for signed addresses. */
export function findTestRecording(ctx: Context, id: string): Promise<TestRecordingRow | undefined> {
  return ctx.db.maybe(sql`select ${ofRecordings} from production_test_recordings where id = ${id}`)
}

/** Removes the recordings for a test but some, where nobody is taking it; answers where they lie. */
export async function removeRecordingsBut(
  ctx: TransactionContext,
  qualificationId: string,
  kept: readonly string[],
): Promise<string[]> {
  const rows = await ctx.db.many<{ storage_key: string }>(sql`
    delete from production_test_recordings
    where qualification_id = ${qualificationId} and id <> all(${kept}::text[]) and not exists (
      select from production_test_attempts a where a.qualification_id = ${qualificationId}
        and a.finished_at is null and a.ends_at > ${ctx.now()})
    returning storage_key`)
  return rows.map(({ storage_key: key }) => key)
}

/** The keys of all recordings that rows name. */
export const testRecordingKeys = sql`select storage_key from production_test_recordings`
