import path from 'node:path'
import sql from 'sql-template-tag'
import { openEmbeddedPostgres } from '@vireo/embedded-postgres'
import type { PlaceInQueue } from '../../apps/server/src/domains/listening/productions/tasks/place-in-queue.ts'
import { type Database, openDatabase } from '../../apps/server/src/kernel/database/database.ts'
import { flushWrites } from '../flush-writes.ts'
import type { Account } from '../../tools/run/built-server.ts'
import type { ServerUnderTest } from '../server-under-test.ts'

/** A server with a number of tasks, and a line to its database. */
export type Side = {
  readonly server: ServerUnderTest
  readonly database: Database
  readonly close: () => Promise<void>
  /** The ids of those that were claimed and not put back. */
  readonly claimed: string[]
  /** Where a page in the middle begins. */
  readonly middle: () => Promise<PlaceInQueue>
}

/** Fills a database and waits for it to be written, with nothing of the bench connected to it meanwhile. */
export async function fillSide(server: ServerUnderTest, count: number): Promise<void> {
  const side = await openSide(server, count)
  await fill(side, count).finally(side.close)
  await flushWrites(server)
}

/** Opens a line to the database of a server. */
export async function openSide(server: ServerUnderTest, count: number): Promise<Side> {
  const postgres = await openEmbeddedPostgres({ dataDir: path.join(server.dataDir, 'postgres'), role: 'guest' })
  const database = openDatabase(postgres.connection, 4)
  const close = async () => {
    await database.close()
    await postgres.stop()
  }
  const middle = () => placeOf(database, `prodtask_${String(Math.floor(count / 8) * 4).padStart(26, '0')}`)
  return { server, database, close, claimed: [], middle }
}

async function placeOf({ db }: Database, id: string): Promise<PlaceInQueue> {
  const row = await db.maybe<PlaceInQueue>(sql`select rank, created_at, id from production_tasks where id = ${id}`)
  if (!row) throw new Error(`There is no ${id}.`)
  return row
}

/** Inserts orders of others with a hundred assignments each, in four kinds of work of which the caller can do two. */
async function fill(side: Side, count: number): Promise<void> {
  const { db, pool } = side.database
  await db.run(sql`
    insert into production_qualifications (id, name, service, source_language, target_language, created_at)
    select 'prodqual_' || language, language, 'transcription', language, language, now()
    from unnest(array['en', 'de', 'fr', 'es']) language`)
  await addProducer(side, side.server)
  await db.run(sql`
    insert into production_orders (id, workspace_id, name, is_sandbox, state, created_at, updated_at, accepted_at)
    select 'prodorder_' || lpad(n::text, 26, '0'), 'ws_others', 'An order', false, 'accepted', now(), now(), now()
    from generate_series(0, ${Math.floor(count / 100)}::int) n`)
  await db.run(sql`
    insert into production_assignments (id, order_id, item_id, media_id, workspace_id, service, source_language,
      target_language, priority, price_minor, payout_minor, state, created_at)
    select 'prodassign_' || lpad(n::text, 26, '0'), 'prodorder_' || lpad((n / 100)::text, 26, '0'), 'item', 'media',
      'ws_others', 'transcription', l, l, 'normal', 200, 120, 'open', now()
    from generate_series(1, ${count}::int) n, lateral (select (array['en', 'de', 'fr', 'es'])[n % 4 + 1] as l) as kind`)
  await db.run(sql`
    insert into production_tasks (id, assignment_id, order_id, workspace_id, service, source_language, target_language,
      rank, state, duration_ms, payout_minor, content, created_at)
    select 'prodtask_' || right(id, 26), id, order_id, workspace_id, service, source_language, target_language,
      1, 'unclaimed', 60000, 120, '{"segments": [], "speakers": []}',
      now() - make_interval(secs => ${count} - right(id, 26)::int + 86400)
    from production_assignments`)
  for (const table of ['production_orders', 'production_assignments', 'production_tasks'])
    await pool.query(`vacuum analyze ${table}`)
}

/** Makes somebody a producer who can do half of the tasks. */
export async function addProducer({ database }: Side, who: Pick<Account, 'userId' | 'workspaceId'>): Promise<void> {
  await database.db.run(sql`
    insert into production_producers (id, user_id, workspace_id, name, created_at)
    values ('producer_' || ${who.userId}, ${who.userId}, ${who.workspaceId}, 'Ada', now() - interval '1 day')`)
  await database.db.run(sql`
    insert into production_held_qualifications (producer_id, qualification_id, granted_at)
    select 'producer_' || ${who.userId}, id, now() from production_qualifications where source_language in ('en', 'de')`)
}

/** Lists the ids of the tasks that are claimed next. */
export async function nextTasks({ database }: Side, count: number): Promise<string[]> {
  const rows = await database.db.many<{ id: string }>(sql`
    select id from production_tasks where state = 'unclaimed' and service = 'transcription'
      and source_language = 'en' and target_language = 'en' order by rank, created_at, id limit ${count}`)
  return rows.map(({ id }) => id)
}

/** Puts tasks back that were claimed. */
export async function putBack({ database }: Side, ids: readonly string[]): Promise<void> {
  await database.db.run(sql`
    update production_tasks set state = 'unclaimed', producer_id = null, claimed_at = null, deadline_at = null
    where id = any(${ids}::text[])`)
}
