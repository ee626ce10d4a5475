import path from 'node:path'
import sql, { empty, type Sql } from 'sql-template-tag'
import { openEmbeddedPostgres } from '@vireo/embedded-postgres'
import { visibleInPage } from '../apps/server/src/domains/workspace/resources/index.ts'
import type { Actor } from '../apps/server/src/kernel/context.ts'
import { type Database, openDatabase } from '../apps/server/src/kernel/database/database.ts'
import type { Row, Section } from './report.ts'
import type { ServerUnderTest } from './server-under-test.ts'
import { median, rounded } from './statistics.ts'

const [things, members, groups] = [10_000, 500, 20]
const [rounds, pageSize] = [100, 100]
const longestMs = 10

/** Measures pages of things as a member sees them, against the same pages of everything. */
export async function measureSharedThings(server: ServerUnderTest): Promise<Section> {
  const postgres = await openEmbeddedPostgres({ dataDir: path.join(server.dataDir, 'postgres'), role: 'guest' })
  const database = openDatabase(postgres.connection, 4)
  try {
    await fill(database, server)
    const alone = await measureAs(database, server, 'a member in no group', [])
    const inGroups = await measureAs(database, server, 'a member in two groups', [groupId(1), groupId(2)])
    await shareWithEveryone(database, server)
    const everything = await measureAs(database, server, 'a member who sees everything', [])
    return {
      title: `Sharing: a page of ${pageSize} among ${things.toLocaleString('en')} things and ${members} members`,
      rows: [...alone, ...inGroups, ...everything],
    }
  } finally {
    await database.close()
    await postgres.stop()
  }
}

const memberId = (n: number) => `user_bench_${n}`
const groupId = (n: number) => `group_bench_${n}`
const thingId = (n: number) => `wh_bench_${String(n).padStart(6, '0')}`

/** Inserts things that belong to their makers, each shared with two other members and a group. */
async function fill({ db, pool }: Database, { workspaceId }: ServerUnderTest): Promise<void> {
  await db.run(sql`
    insert into users (id, email, created_at) select 'user_bench_' || n, 'bench-' || n || '@example.test', now()
    from generate_series(0, ${members - 1}::int) n`)
  await db.run(sql`
    insert into memberships (workspace_id, user_id, role, is_owner, created_at)
    select ${workspaceId}, 'user_bench_' || n, 'editor', false, now() from generate_series(0, ${members - 1}::int) n`)
  await db.run(sql`
    insert into workspace_groups (id, workspace_id, name, created_at)
    select 'group_bench_' || n, ${workspaceId}, 'Bench ' || n, now() from generate_series(0, ${groups - 1}::int) n`)
  await db.run(sql`
    insert into webhooks (id, workspace_id, created_by, name, url, auth_type, sealed_secret, retry_enabled, created_at)
    select 'wh_bench_' || lpad(n::text, 6, '0'), ${workspaceId}, 'user_bench_' || n % ${members}::int, 'A thing',
      'https://example.test', 'hmac', 'x', false, now()
    from generate_series(0, ${things - 1}::int) n`)
  await db.run(sql`
    insert into workspace_resource_metadata (workspace_id, resource_type, resource_id, creator_user_id, owner_user_id, created_at)
    select workspace_id, 'webhook', id, created_by, created_by, now() from webhooks where workspace_id = ${workspaceId}`)
  await db.run(sql`
    insert into resource_shares (workspace_id, resource_type, resource_id, principal_id, level, member_id, created_at)
    select ${workspaceId}, 'webhook', 'wh_bench_' || lpad(n::text, 6, '0'), 'user_bench_' || member,
      case when k = 0 then 'admin' else 'viewer' end, 'user_bench_' || member, now()
    from generate_series(0, ${things - 1}::int) n, generate_series(0, 2) k,
      lateral (select (n + k * 173) % ${members}::int as member) m`)
  await db.run(sql`
    insert into resource_shares (workspace_id, resource_type, resource_id, principal_id, level, group_id, created_at)
    select ${workspaceId}, 'webhook', 'wh_bench_' || lpad(n::text, 6, '0'), 'group_bench_' || n % ${groups}::int, 'editor',
      'group_bench_' || n % ${groups}::int, now() from generate_series(0, ${things - 1}::int) n`)
  await pool.query('vacuum analyze webhooks, resource_shares, workspace_resource_metadata')
}

async function shareWithEveryone({ db, pool }: Database, { workspaceId }: ServerUnderTest): Promise<void> {
  await db.run(sql`
    insert into resource_shares (workspace_id, resource_type, resource_id, principal_id, level, created_at)
    select workspace_id, 'webhook', id, 'everyone', 'viewer', now() from webhooks where workspace_id = ${workspaceId}`)
  await pool.query('vacuum analyze resource_shares')
}

async function measureAs(
  database: Database,
  { workspaceId }: ServerUnderTest,
  who: string,
  groupIds: readonly string[],
): Promise<Row[]> {
  const actor: Actor = { kind: 'user', userId: memberId(7), workspaceRole: 'editor', groupIds, permissions: [] }
  const scope = () => visibleInPage({ actor, workspaceId, db: database.db }, 'webhook', sql`w.id`)
  const pages: readonly (readonly [string, Sql])[] = [
    ['first page', empty],
    ['deep page', sql`and w.id < ${thingId(things / 2)}`],
  ]
  const rows: Row[] = []
  for (const [kind, behind] of pages) {
    const read = (visible: Sql) =>
      database.db.many(sql`
        select w.id, w.name, w.url from webhooks w where w.workspace_id = ${workspaceId} and ${visible} ${behind}
        order by w.id desc limit ${pageSize}`)
    const scoped = await medianMs(async () => read(await scope()))
    const unscoped = await medianMs(() => read(sql`true`))
    rows.push({
      what: `${who}, ${kind}`,
      measured: rounded(scoped, 2),
      unit: 'ms',
      baseline: rounded(unscoped, 2),
      baselineName: 'unscoped SQL',
      relation: rounded(scoped / unscoped, 2),
      limit: `≤ ${longestMs} ms`,
      holds: scoped <= longestMs,
    })
  }
  return rows
}

async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = performance.now()
    await work()
    times.push(performance.now() - before)
  }
  return median(times)
}
