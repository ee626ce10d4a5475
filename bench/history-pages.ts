import path from 'node:path'
import sql from 'sql-template-tag'
import { openEmbeddedPostgres } from '../apps/server/src/adapters/embedded-postgres/index.ts'
import { type Database, openDatabase } from '../apps/server/src/kernel/database.ts'
import { flushWrites } from './flush-writes.ts'
import { get } from './http-client.ts'
import type { Row, Section } from './report.ts'
import type { ServerUnderTest } from './server-under-test.ts'
import { median, rounded } from './statistics.ts'

const many = 1_000_000
const few = 1000
const rounds = 100

/** A page of a history of a million, beside one of a thousand and beside the bare SQL. */
export async function measureHistory(server: ServerUnderTest): Promise<Section> {
  const postgres = await openEmbeddedPostgres({ dataDir: path.join(server.dataDir, 'postgres'), role: 'guest' })
  const database = openDatabase(postgres.connection, 4)
  try {
    await fill(database, server, few)
    await flushWrites(server, postgres)
    const small = await measurePages(server, database, few)
    await fill(database, server, many)
    await flushWrites(server, postgres)
    const large = await measurePages(server, database, many)
    return {
      title: `History: a page of 100 among ${many.toLocaleString('en')} beside one among ${few.toLocaleString('en')}`,
      rows: [...small.keys()].flatMap((kind) => rowsOf(kind, small, large)),
    }
  } finally {
    await database.close()
    await postgres.stop()
  }
}

type Page = { readonly http: number; readonly bare: number | undefined }

function rowsOf(kind: string, small: ReadonlyMap<string, Page>, large: ReadonlyMap<string, Page>): Row[] {
  const [few_, many_] = [small.get(kind), large.get(kind)]
  if (!few_ || !many_) return []
  const growth = many_.http / few_.http
  const rows: Row[] = [
    {
      what: kind,
      measured: rounded(many_.http, 2),
      unit: 'ms',
      baseline: rounded(few_.http, 2),
      baselineName: 'of a thousand',
      relation: rounded(growth, 2),
      limit: '≤ 1.3',
      holds: growth <= 1.3,
    },
  ]
  if (many_.bare === undefined) return rows
  const overhead = many_.http / many_.bare
  return [
    ...rows,
    {
      what: `${kind}, over HTTP`,
      measured: rounded(many_.http, 2),
      unit: 'ms',
      baseline: rounded(many_.bare, 2),
      baselineName: 'bare SQL',
      relation: rounded(overhead, 2),
      limit: '≤ 3',
      holds: overhead <= 3,
    },
  ]
}

/** Rows as generations leave them, the newest last; a frequent word, and a rare one among the old. */
async function fill(database: Database, { workspaceId, userId }: ServerUnderTest, count: number): Promise<void> {
  await database.db.run(sql`delete from history_items where workspace_id = ${workspaceId}`)
  await database.db.run(sql`
    insert into history_items (id, workspace_id, user_id, request_id, source, voice_id, voice_name, voice_category, model_id, text,
      settings, output_format, content_type, storage_key, size_bytes, duration_ms, credits, character_count_from, character_count_to, created_at)
    select 'hist_' || lpad(n::text, 26, '0'), ${workspaceId}, ${userId}, 'req_' || n, 'TTS', 'voice' || n % 20, 'A voice', 'premade', 'eleven_multilingual_v2',
      'Recording number ' || n || ' says a sentence of ordinary length' || case when n % (${count} / 10) = 7 then ' about a zeppelin' else '' end,
      '{}', 'mp3_44100_128', 'audio/mpeg', 'history/bench/' || n || '.mp3', 50000, 3000, 60, n * 60, n * 60 + 60,
      now() - make_interval(secs => ${count} - n)
    from generate_series(1, ${count}::int) n`)
  // Entries of the history before stay in the indexes where they are few, and would be found along.
  await database.pool.query('vacuum (analyze, index_cleanup on) history_items')
}

async function measurePages(server: ServerUnderTest, database: Database, count: number): Promise<Map<string, Page>> {
  const middle = `hist_${String(Math.floor(count / 2)).padStart(26, '0')}`
  const paths = {
    'first page': '/v1/history?page_size=100',
    'deep page': `/v1/history?page_size=100&start_after_history_item_id=${middle}`,
    'search, frequent word': '/v1/history?page_size=100&search=sentence',
    'search, rare word': '/v1/history?page_size=100&search=zeppelin',
    'one voice': '/v1/history?page_size=20&voice_id=voice3',
  }
  const pages = new Map<string, Page>()
  for (const [kind, path_] of Object.entries(paths)) {
    const bare =
      kind === 'first page' || kind === 'deep page'
        ? await bareSql(database, server.workspaceId, kind === 'deep page' ? middle : undefined)
        : undefined
    pages.set(kind, { http: await repeated(() => get(server, path_)), bare })
  }
  return pages
}

async function repeated(work: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await work())
  return median(times.slice(20))
}

function bareSql(database: Database, workspaceId: string, after: string | undefined): Promise<number> {
  const behind =
    after === undefined
      ? sql``
      : sql`and (created_at, id) < (select created_at, id from history_items where id = ${after})`
  return repeated(async () => {
    const start = performance.now()
    await database.db.many(sql`
      select id, workspace_id, user_id, request_id, source, voice_id, voice_name, voice_category, model_id, text, settings, output_format,
        content_type, storage_key, size_bytes, duration_ms, credits, character_count_from, character_count_to, peaks, created_at
      from history_items where workspace_id = ${workspaceId} and deleted_at is null ${behind} order by created_at desc, id desc limit 101`)
    return performance.now() - start
  })
}
