import path from 'node:path'
import sql, { type Sql } from 'sql-template-tag'
import { openEmbeddedPostgres } from '@vireo/embedded-postgres'
import { type Database, openDatabase } from '../apps/server/src/kernel/database/database.ts'
import { flushWrites } from './flush-writes.ts'
import { get } from './http-client.ts'
import type { Row, Section } from './report.ts'
import type { ServerUnderTest } from './server-under-test.ts'
import { percentile, rounded } from './statistics.ts'

const voices = 100_000
const rounds = 300
const warmUps = 30
const pageSize = 30

/**
 * Measures pages and searches of a library of 100,000 shared voices, against the same rows by bare SQL in the same run.
 */
export async function measureSharedVoices(server: ServerUnderTest): Promise<Section> {
  const postgres = await openEmbeddedPostgres({ dataDir: path.join(server.dataDir, 'postgres'), role: 'guest' })
  const database = openDatabase(postgres.connection, 4)
  try {
    await fill(database, server)
    await flushWrites(server)
    const rows: Row[] = []
    for (const scenario of scenarios) rows.push(...(await measure(server, database, scenario)))
    return { title: `Voice library: pages of ${pageSize} among ${voices.toLocaleString('en')} shared voices`, rows }
  } finally {
    await database.close()
    await postgres.stop()
  }
}

type Scenario = {
  readonly what: string
  readonly path: (round: number) => string
  /** What the database has to do for it at the least. */
  readonly bare: (round: number) => Sql
}

const names = ['zephyr', 'marigold', 'thorne', 'juniper', 'calloway', 'ingrid', 'okonkwo', 'bellamy']
const accents = ['british', 'american', 'irish', 'indian', 'australian']
const pick = <T>(values: readonly T[], round: number): T => values[round % values.length] as T
const misspelt = (round: number) => `${pick(names, round).slice(0, -2)}q${pick(names, round).slice(-1)}`
const deepest = voices / pageSize - 1
const deepPage = (round: number) => Math.floor((((round * 7919) % 1000) / 1000) * deepest)

const newest = (where: Sql, skip = 0) => sql`
  select * from shared_voices where is_listed and ${where} order by published_at desc, voice_id desc
  limit ${pageSize + 1} offset ${skip}`

const scenarios: readonly Scenario[] = [
  { what: 'first page', path: () => '', bare: () => newest(sql`true`) },
  {
    what: 'page after page',
    path: (round) => `&page=${round}`,
    bare: (round) => newest(sql`true`, round * pageSize),
  },
  {
    what: 'jump to any page',
    path: (round) => `&sort=trending&page=${deepPage(round)}`,
    bare: (round) => sql`
      select * from shared_voices where is_listed order by trending desc, voice_id desc
      limit ${pageSize + 1} offset ${deepPage(round) * pageSize}`,
  },
  {
    what: 'filters',
    path: (round) => `&gender=female&accent=${pick(accents, round)}&sort=cloned_by_count`,
    bare: (round) => sql`
      select * from shared_voices where is_listed and facets @> array['gender:female', ${`accent:${pick(accents, round)}`}]::text[]
      order by cloned_by_count desc, voice_id desc limit ${pageSize + 1}`,
  },
  {
    what: 'search, a name',
    path: (round) => `&search=${pick(names, round)}`,
    bare: (round) => newest(sql`search_text like ${`%${pick(names, round)}%`}`),
  },
  {
    what: 'search, one voice',
    path: (round) => `&search=n${(round * 311) % voices}x`,
    bare: (round) => newest(sql`search_text like ${`%n${(round * 311) % voices}x%`}`),
  },
  {
    what: 'search, misspelt',
    path: (round) => `&search=${misspelt(round)}`,
    bare: (round) =>
      newest(sql`search_text like any (array(
      select '%' || word || '%' from shared_voice_words where word % ${misspelt(round)}
      order by similarity(word, ${misspelt(round)}) desc, word limit 5))`),
  },
]

async function measure(
  server: ServerUnderTest,
  database: Database,
  { what, path: of, bare }: Scenario,
): Promise<Row[]> {
  const http: number[] = []
  const alone: number[] = []
  for (let round = 0; round < rounds; round++) {
    http.push(await get(server, `/v1/shared-voices?page_size=${pageSize}${of(round)}`))
    const before = performance.now()
    await database.db.many(bare(round))
    alone.push(performance.now() - before)
  }
  return ([50, 99] as const).map((p) => {
    const [measured, baseline] = [http, alone].map((times) => percentile(times.slice(warmUps), p / 100))
    const relation = (measured ?? 0) / (baseline ?? 1)
    return {
      what: `${what}, p${p}`,
      measured: rounded(measured ?? 0, 2),
      unit: 'ms',
      baseline: rounded(baseline ?? 0, 2),
      baselineName: 'bare SQL',
      relation: rounded(relation, 2),
      ...(p === 99 && { limit: '≤ 3', holds: relation <= 3 }),
    }
  })
}

/** Inserts voices of a thousand people, the newest last, with names, labels and numbers that differ. */
async function fill({ db, pool }: Database, { workspaceId }: ServerUnderTest): Promise<void> {
  await db.run(sql`
    insert into shared_voices (voice_id, workspace_id, user_id, public_owner_id, name, description, labels, category,
      language, status, notice_period_days, live_moderation, free_users_allowed, enabled_in_library, review_status,
      terms_version, terms_accepted_at, terms_address, published_at, updated_at, cloned_by_count, usage_7d, usage_1y,
      trending, facets, search_text)
    select lpad(n::text, 20, '0'), ${workspaceId}, 'user_bench_' || n % 1000, 'owner' || n % 1000, name || ' n' || n || 'x',
      'A voice for stories and news, calm and clear, number ' || n, jsonb_build_object('gender', gender, 'accent', accent),
      'cloned', 'en-GB', 'enabled', 30, false, true, true, 'allowed', 'bench', now(), '', at, at, n::bigint * 7919 % 5000,
      n::bigint * 104729 % 100000, n * 15485863::bigint % 10000000, n * 32452843::bigint % 200000,
      array['gender:' || gender, 'accent:' || accent, 'category:cloned', 'language:en', 'locale:en-gb', 'owner:owner' || n % 1000],
      ' ' || name || ' n' || n || 'x a voice for stories and news calm and clear number ' || n || ' ' || gender || ' ' || accent || ' english '
    from (select n, (${names}::text[])[1 + n % ${names.length}::int] as name,
        case when n % 3 = 0 then 'male' else 'female' end as gender,
        (${accents}::text[])[1 + n % ${accents.length}::int] as accent,
        now() - make_interval(secs => ${voices}::int - n) as at
      from generate_series(1, ${voices}::int) n) made`)
  await db.run(sql`
    insert into shared_voice_words (word) select distinct unnest(regexp_split_to_array(btrim(search_text), '\\s+'))
    from shared_voices on conflict do nothing`)
  await pool.query('vacuum analyze shared_voices, shared_voice_words')
}
