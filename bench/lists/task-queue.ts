import path from 'node:path'
import sql from 'sql-template-tag'
import { openEmbeddedPostgres } from '@vireo/embedded-postgres'
import { type Database, openDatabase } from '../../apps/server/src/kernel/database/database.ts'
import { flushWrites } from '../flush-writes.ts'
import { get } from '../http-client.ts'
import type { Row, Section } from '../report.ts'
import { type ServerUnderTest, startServerUnderTest } from '../server-under-test.ts'
import { median, rounded } from '../statistics.ts'

const many = 1_000_000
const few = 1000
const rounds = 300
/** Both servers have just waited for rows to be written: they are warm again after these. */
const warmUps = 60
/** As many as somebody may have at once. */
const atOnce = 5
const limit = 1.3

/** Measures how tasks are found and claimed among a million, in turns with a thousand on another server. */
export async function measureTaskQueue(server: ServerUnderTest): Promise<Section> {
  const other = await startServerUnderTest()
  await fillSide(other, few)
  await fillSide(server, many)
  const [large, small] = [await openSide(server, many), await openSide(other, few)]
  try {
    const rows = [
      await compare('unclaimed, first page', large, small, (side) => list(side)),
      await compare('unclaimed, page in the middle', large, small, (side) => list(side, side.middle)),
      await compare('claim, one after the other', large, small, claimNext),
    ]
    return { title: `Tasks: ${many.toLocaleString('en')} unclaimed beside ${few.toLocaleString('en')}`, rows }
  } finally {
    await Promise.all([large.close(), small.close()])
    await other.stop()
  }
}

type Side = {
  readonly server: ServerUnderTest
  readonly database: Database
  readonly close: () => Promise<void>
  /** The ids of those that were claimed and not put back. */
  readonly claimed: string[]
  readonly middle: string
}

/** Fills a database and waits for it to be written, with nothing of the bench connected to it meanwhile. */
async function fillSide(server: ServerUnderTest, count: number): Promise<void> {
  const side = await openSide(server, count)
  await fill(side, count).finally(side.close)
  await flushWrites(server)
}

async function openSide(server: ServerUnderTest, count: number): Promise<Side> {
  const postgres = await openEmbeddedPostgres({ dataDir: path.join(server.dataDir, 'postgres'), role: 'guest' })
  const database = openDatabase(postgres.connection, 4)
  const close = async () => {
    await database.close()
    await postgres.stop()
  }
  return { server, database, close, claimed: [], middle: nameOf('prodtask', Math.floor(count / 8) * 4) }
}

const nameOf = (kind: string, n: number) => `${kind}_${String(n).padStart(26, '0')}`

/** Inserts orders of others with a hundred assignments each, in four kinds of work of which the caller can do two. */
async function fill(side: Side, count: number): Promise<void> {
  const { db, pool } = side.database
  const { userId, workspaceId } = side.server
  await db.run(sql`
    insert into production_producers (id, user_id, workspace_id, name, created_at)
    values ('producer_bench', ${userId}, ${workspaceId}, 'Ada', now() - interval '1 day')`)
  await db.run(sql`
    insert into production_qualifications (id, name, service, source_language, target_language, created_at)
    select 'prodqual_' || language, language, 'transcription', language, language, now()
    from unnest(array['en', 'de', 'fr', 'es']) language`)
  await db.run(sql`
    insert into production_held_qualifications (producer_id, qualification_id, granted_at)
    values ('producer_bench', 'prodqual_en', now()), ('producer_bench', 'prodqual_de', now())`)
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

function list({ server }: Side, after?: string): Promise<number> {
  return get(server, `/v1/productions/tasks/unclaimed?page_size=30${after === undefined ? '' : `&cursor=${after}`}`)
}

/** Claims the first task that somebody else has not; gives the earlier ones back where that was the last that one may have. */
async function claimNext(side: Side): Promise<number> {
  const { server, database, claimed } = side
  if (claimed.length === atOnce) {
    await database.db.run(sql`
      update production_tasks set state = 'unclaimed', producer_id = null, claimed_at = null, deadline_at = null
      where id = any(${claimed}::text[])`)
    claimed.length = 0
  }
  const { id } = await database.db.one<{ id: string }>(sql`
    select id from production_tasks where state = 'unclaimed' and service = 'transcription'
      and source_language = 'en' and target_language = 'en' order by rank, created_at, id limit 1`)
  claimed.push(id)
  const start = performance.now()
  const answer = await fetch(`${server.url}/v1/productions/producers/${server.userId}/tasks/${id}/claim`, {
    method: 'PUT',
    headers: { 'xi-api-key': server.apiKey },
  })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${id} could not be claimed: ${answer.status}`)
  return performance.now() - start
}

async function compare(what: string, large: Side, small: Side, measure: (side: Side) => Promise<number>): Promise<Row> {
  const [times, beside]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    times.push(await measure(large))
    beside.push(await measure(small))
  }
  const [measured, baseline] = [median(times.slice(warmUps)), median(beside.slice(warmUps))]
  const relation = measured / baseline
  return {
    what,
    measured: rounded(measured, 2),
    unit: 'ms',
    baseline: rounded(baseline, 2),
    baselineName: 'of a thousand',
    relation: rounded(relation, 2),
    limit: `≤ ${limit}`,
    holds: relation <= limit,
  }
}
