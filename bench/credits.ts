import path from 'node:path'
import pino from 'pino'
import sql from 'sql-template-tag'
import { openEmbeddedPostgres } from '@vireo/embedded-postgres'
import { reserve, settle } from '../apps/server/src/domains/billing/usage/reservations/index.ts'
import { noClient } from '../apps/server/src/kernel/client.ts'
import { type Context, system } from '../apps/server/src/kernel/context.ts'
import { type Database, openDatabase } from '../apps/server/src/kernel/database/database.ts'
import { createHooks } from '../apps/server/src/kernel/hooks.ts'
import { makeId } from '../apps/server/src/kernel/ids.ts'
import { describeProduct } from '../apps/server/src/kernel/product.ts'
import { bindDatabase, transaction } from '../apps/server/src/kernel/transaction.ts'
import { product } from '../apps/server/src/product.ts'
import type { Row, Section } from './report.ts'
import type { ServerUnderTest } from './server-under-test.ts'
import { median, percentile, rounded } from './statistics.ts'

describeProduct(product)
const rounds = 400
const clients = 16

/** Measures reserving and settling credits, against transactions that make the same writes by hand. */
export async function measureCredits(server: ServerUnderTest): Promise<Section> {
  const postgres = await openEmbeddedPostgres({ dataDir: path.join(server.dataDir, 'postgres'), role: 'guest' })
  const database = bindDatabase(openDatabase(postgres.connection, clients))
  try {
    const ctx = contextOf(database, server)
    return {
      title: `Credits: one account, ${rounds} times each`,
      rows: [
        await compare(
          'reserve',
          () => reserveOnce(ctx),
          () => bareReserve(database, ctx),
        ),
        await compare(
          'reserve and settle',
          () => reserveAndSettle(ctx),
          () => bareReserveAndSettle(database, ctx),
        ),
        await together(ctx, database),
      ],
      notes: [
        'Bare SQL: one flushed transaction that locks the account, checks it and writes what the ledger keeps,',
        'and for settling a second one. In turns; medians of single calls.',
      ],
    }
  } finally {
    await database.close()
    await postgres.stop()
  }
}

function contextOf(database: Database, { workspaceId }: ServerUnderTest): Context {
  const now = () => new Date()
  return {
    actor: system,
    workspaceId,
    requestId: makeId('request', Date.now()),
    client: noClient,
    nodeId: 'bench',
    db: database.db,
    hooks: createHooks(),
    log: pino({ level: 'silent' }),
    now,
    newId: (kind) => makeId(kind, Date.now()),
    afterCommit(work) {
      work(this)
    },
  }
}

const credits = 10

async function reserveOnce(ctx: Context): Promise<void> {
  await reserve(ctx, { credits, reason: 'bench' })
}

async function reserveAndSettle(ctx: Context): Promise<void> {
  const { id } = await reserve(ctx, { credits, reason: 'bench' })
  await transaction(ctx, (ctx) => settle(ctx, id, credits))
}

/** Reserves credits as a program would that knows nothing of decision 0016: lock, read, two writes, commit. */
async function bareReserve(database: Database, ctx: Context): Promise<string> {
  const id = ctx.newId('reservation')
  await database.withTransaction(async (db) => {
    const { used } = await db.one<{ used: number }>(sql`
      select used_credits as used from credit_accounts where workspace_id = ${ctx.workspaceId} for update`)
    await db.run(sql`
      update credit_accounts set used_credits = used_credits + ${credits} where workspace_id = ${ctx.workspaceId}`)
    await db.run(sql`
      insert into credit_entries (workspace_id, kind, credits, count_from, count_to, reservation_id, user_id, reason,
        created_at)
      values (${ctx.workspaceId}, 'reserve', ${-credits}, ${used}, ${used + credits}, ${id}, '', 'bench', ${ctx.now()})`)
    await db.run(sql`
      insert into credit_reservations (id, workspace_id, node_id, user_id, period_starts_at, credits, count_from,
        reason, created_at)
      select ${id}, workspace_id, 'bench', '', period_starts_at, ${credits}, ${used}, 'bench', ${ctx.now()}
      from credit_accounts where workspace_id = ${ctx.workspaceId}`)
  })
  return id
}

async function bareReserveAndSettle(database: Database, ctx: Context): Promise<void> {
  const id = await bareReserve(database, ctx)
  await database.withTransaction(async (db) => {
    await db.run(sql`delete from credit_reservations where id = ${id} and workspace_id = ${ctx.workspaceId}`)
    await db.run(sql`
      insert into credit_entries (workspace_id, kind, credits, count_from, count_to, reservation_id, user_id, reason,
        created_at)
      values (${ctx.workspaceId}, 'settle', 0, 0, ${credits}, ${id}, '', 'bench', ${ctx.now()})`)
  })
}

async function compare(what: string, priced: () => Promise<unknown>, bare: () => Promise<unknown>): Promise<Row> {
  const [measured, baseline]: [number[], number[]] = [[], []]
  for (let round = -20; round < rounds; round++) {
    const one = await timed(priced)
    const other = await timed(bare)
    if (round < 0) continue
    measured.push(one)
    baseline.push(other)
  }
  const ratio = median(measured) / median(baseline)
  return {
    what: `${what} (p95 ${rounded(percentile(measured, 0.95), 2)} ms)`,
    measured: rounded(median(measured), 2),
    unit: 'ms',
    baseline: rounded(median(baseline), 2),
    baselineName: 'bare SQL',
    relation: rounded(ratio, 2),
    limit: '≤ 1.5',
    holds: ratio <= 1.5,
  }
}

/** Measures reservations per second when everybody uses one account at once, as in a busy workspace. */
async function together(ctx: Context, database: Database): Promise<Row> {
  const perSecond = async (work: () => Promise<unknown>) => {
    let left = rounds * 2
    const ms = await timed(() =>
      Promise.all(
        Array.from({ length: clients }, async () => {
          while (left-- > 0) await work()
        }),
      ),
    )
    return (rounds * 2 * 1000) / ms
  }
  const [measured, baseline]: [number[], number[]] = [[], []]
  for (let round = 0; round < 3; round++) {
    measured.push(await perSecond(() => reserveOnce(ctx)))
    baseline.push(await perSecond(() => bareReserve(database, ctx)))
  }
  const ratio = median(measured) / median(baseline)
  return {
    what: `reserve, ${clients} at once`,
    measured: rounded(median(measured), 0),
    unit: '/s',
    baseline: rounded(median(baseline), 0),
    baselineName: 'bare SQL',
    relation: rounded(ratio, 2),
    limit: '≥ 1',
    holds: ratio >= 1,
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
