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
const rounds = 400
/** Both servers have just waited for rows to be written: they are warm again after these. */
const warmUps = 100

/**
 * Measures a page of a history of a million items, in turns with one of a thousand on another server and with the bare
 * SQL.
 */
export async function measureHistory(server: ServerUnderTest): Promise<Section> {
  const other = await startServerUnderTest()
  try {
    await withDatabase(other, (database) => fill(database, other, few))
    await flushWrites(other)
    const rows = await withDatabase(server, async (database) => {
      await fill(database, server, many)
      await flushWrites(server)
      return measurePages({ server, other, database })
    })
    return {
      title: `History: a page of 100 among ${many.toLocaleString('en')} beside one among ${few.toLocaleString('en')}`,
      rows,
    }
  } finally {
    await other.stop()
  }
}

async function withDatabase<Result>(
  { dataDir }: ServerUnderTest,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const postgres = await openEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres'), role: 'guest' })
  const database = openDatabase(postgres.connection, 4)
  try {
    return await work(database)
  } finally {
    await database.close()
    await postgres.stop()
  }
}

/** Inserts items as generations leave them, the newest last, with a frequent word and with a rare one among the old. */
async function fill(database: Database, { workspaceId, userId }: ServerUnderTest, count: number): Promise<void> {
  await database.db.run(sql`
    insert into history_items (id, workspace_id, user_id, request_id, source, voice_id, voice_name, voice_category, model_id, text,
      settings, output_format, content_type, storage_key, size_bytes, duration_ms, credits, character_count_from, character_count_to, created_at)
    select 'hist_' || lpad(n::text, 26, '0'), ${workspaceId}, ${userId}, 'req_' || n, 'TTS', 'voice' || n % 20, 'A voice', 'premade', 'eleven_multilingual_v2',
      'Recording number ' || n || ' says a sentence of ordinary length' || case when n % (${count} / 10) = 7 then ' about a zeppelin' else '' end,
      '{}', 'mp3_44100_128', 'audio/mpeg', 'history/bench/' || n || '.mp3', 50000, 3000, 60, n * 60, n * 60 + 60,
      now() - make_interval(secs => ${count} - n)
    from generate_series(1, ${count}::int) n`)
  await database.pool.query('vacuum analyze history_items')
}

type Sides = { readonly server: ServerUnderTest; readonly other: ServerUnderTest; readonly database: Database }

async function measurePages({ server, other, database }: Sides): Promise<Row[]> {
  const middleOf = (count: number) => `hist_${String(Math.floor(count / 2)).padStart(26, '0')}`
  const kinds: readonly { what: string; query: (count: number) => string; bareAfter?: string | null }[] = [
    { what: 'first page', query: () => 'page_size=100', bareAfter: null },
    {
      what: 'deep page',
      query: (count) => `page_size=100&start_after_history_item_id=${middleOf(count)}`,
      bareAfter: middleOf(many),
    },
    { what: 'search, frequent word', query: () => 'page_size=100&search=sentence' },
    { what: 'search, rare word', query: () => 'page_size=100&search=zeppelin' },
    { what: 'one voice', query: () => 'page_size=20&voice_id=voice3' },
  ]
  const rows: Row[] = []
  for (const { what, query, bareAfter } of kinds) {
    const [large, small, bare]: [number[], number[], number[]] = [[], [], []]
    for (let round = 0; round < rounds; round++) {
      large.push(await get(server, `/v1/history?${query(many)}`))
      small.push(await get(other, `/v1/history?${query(few)}`))
      if (bareAfter !== undefined) bare.push(await bareSql(database, server.workspaceId, bareAfter))
    }
    rows.push(compare(what, large, { times: small, name: 'of a thousand', limit: 1.3 }))
    if (bare.length > 0) rows.push(compare(`${what}, over HTTP`, large, { times: bare, name: 'bare SQL', limit: 3 }))
  }
  return rows
}

type Baseline = { readonly times: readonly number[]; readonly name: string; readonly limit: number }

function compare(what: string, times: readonly number[], baseline: Baseline): Row {
  const [measured, beside] = [median(times.slice(warmUps)), median(baseline.times.slice(warmUps))]
  const relation = measured / beside
  return {
    what,
    measured: rounded(measured, 2),
    unit: 'ms',
    baseline: rounded(beside, 2),
    baselineName: baseline.name,
    relation: rounded(relation, 2),
    limit: `≤ ${baseline.limit}`,
    holds: relation <= baseline.limit,
  }
}

async function bareSql(database: Database, workspaceId: string, after: string | null): Promise<number> {
  const behind =
    after === null ? sql`` : sql`and (created_at, id) < (select created_at, id from history_items where id = ${after})`
  const start = performance.now()
  await database.db.many(sql`
    select id, workspace_id, user_id, request_id, source, voice_id, voice_name, voice_category, model_id, text, settings, output_format,
      content_type, storage_key, size_bytes, duration_ms, credits, character_count_from, character_count_to, peaks, created_at
    from history_items where workspace_id = ${workspaceId} and deleted_at is null ${behind} order by created_at desc, id desc limit 101`)
  return performance.now() - start
}
