import pg from 'pg'
import type { Sql } from 'sql-template-tag'
import { AppError, invariant } from '../errors.ts'
import { createListener, type Listener } from './listener.ts'
import { oneByOne, type Runner } from './one-by-one.ts'
import { createStatementNames } from './statement-names.ts'

// bigint comes as a number: every bigint of ours is a count, a size or a balance far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text)
  invariant(Number.isSafeInteger(value), 'a bigint exceeds what a number can hold')
  return value
})

/** A connection or a transaction that stores run their SQL on. Row types are declared in `tables.ts`. */
export type Db = {
  many<Row>(query: Sql): Promise<Row[]>
  /** The first row, or undefined. */
  maybe<Row>(query: Sql): Promise<Row | undefined>
  /** Exactly the first row; its absence is a bug. */
  one<Row>(query: Sql): Promise<Row>
  /** The number of rows touched. */
  run(query: Sql): Promise<number>
  /**
   * The same database, committing without waiting for the disk. For statements that a later, ordinary
   * commit makes durable (WAL is flushed in order). Inside a transaction it is that transaction.
   */
  readonly relaxed: Db
  readonly inTransaction: boolean
  /** Counts what this process did to the database that was more than reading; a transaction counts when it is over. */
  readonly changes: Changes
}

export type Changes = { count: number }

export type ConnectionSettings = pg.ClientConfig

/** A statement that begins like this changes nothing that a cached row could hold. */
const reading = /^\s*select\b/i

const statementNames = createStatementNames()

const connectionLost = /^(08|57P0[123]|53300)/
const socketErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'])

/** Tells a database that is away (503, try again) from a statement that is wrong (a bug). */
export function toDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const away =
    connectionLost.test(code) ||
    socketErrors.has(code) ||
    /timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after/i.test(error.message)
  return away ? new AppError('service_unavailable', { cause: error }) : error
}

function dbOn(runner: Runner, changes: Changes, inTransaction: boolean, relaxed?: Db): Db {
  const query = async (statement: Sql): Promise<pg.QueryResult> => {
    const name = statementNames.nameOf(statement)
    const config = { text: statement.text, values: statement.values }
    try {
      return await runner.query(name === undefined ? config : { ...config, name })
    } catch (error) {
      throw toDatabaseError(error)
    } finally {
      if (!reading.test(statement.text)) changes.count++
    }
  }
  const db: Db = {
    many: async <Row>(statement: Sql) => (await query(statement)).rows as Row[],
    maybe: async <Row>(statement: Sql) => (await query(statement)).rows[0] as Row | undefined,
    one: async <Row>(statement: Sql) => {
      const [row] = (await query(statement)).rows as Row[]
      invariant(row !== undefined, 'a query that always finds a row found none')
      return row
    },
    run: async (statement) => (await query(statement)).rowCount ?? 0,
    get relaxed() {
      return relaxed ?? db
    },
    inTransaction,
    changes,
  }
  return db
}

export type Database = {
  readonly db: Db
  /** For the few libraries that bring their own SQL (jobs, identity, backup). */
  readonly pool: pg.Pool
  /** Runs `work` between begin and commit; rolls back when it throws. */
  withTransaction<T>(work: (db: Db, client: pg.PoolClient) => Promise<T>): Promise<T>
  /** Hears notifications of a channel, on one further connection that is opened when first needed. */
  readonly listen: Listener['listen']
  close(): Promise<void>
}

/** Opens the pools. `max` bounds the ordinary one; the relaxed one is a quarter of it. */
export function openDatabase(connection: ConnectionSettings, max: number): Database {
  const settings = { ...connection, connectionTimeoutMillis: 5000, idleTimeoutMillis: 60_000 }
  const pool = new pg.Pool({ ...settings, max })
  const relaxedPool = new pg.Pool({
    ...settings,
    max: Math.max(2, Math.ceil(max / 4)),
    options: '-c synchronous_commit=off',
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  for (const each of [pool, relaxedPool]) {
    each.on('error', () => undefined)
    each.on('connect', (client) => client.on('error', () => undefined))
  }
  const listener = createListener(connection)
  const changes: Changes = { count: 0 }
  return {
    db: dbOn(pool, changes, false, dbOn(relaxedPool, changes, false)),
    pool,
    withTransaction: (work) => withTransaction(pool, changes, work),
    listen: listener.listen,
    close: async () => {
      await Promise.all([pool.end(), relaxedPool.end(), listener.close()])
    },
  }
}

async function withTransaction<T>(
  pool: pg.Pool,
  changes: Changes,
  work: (db: Db, client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw toDatabaseError(error)
  })
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(dbOn(oneByOne(client), { count: 0 }, true), client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: unknown) => {
      broken = failure instanceof Error ? failure : new Error('rollback failed')
    })
    throw toDatabaseError(error)
  } finally {
    // Also when it failed: a commit whose answer was lost may have happened.
    changes.count++
    client.release(broken)
  }
}
