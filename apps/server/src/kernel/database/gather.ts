import sql, { join, raw, type Sql } from 'sql-template-tag'
import { createBatcher, perDatabase } from './coalesce.ts'
import type { Context } from '../context.ts'
import type { Db } from './database.ts'
import { invariant } from '../errors.ts'

/** Rows that are asked for by key. Whatever is asked for at the same moment is read in one statement. */
export type Read<Row> = {
  readonly name: string
  /** Selects the rows of these keys, with their key as the column `key`. */
  readonly select: (keys: readonly string[]) => Sql
  /** Columns that hold instants; rows travel as JSON, where they are text. */
  readonly instants: readonly (keyof Row & string)[]
  /**
   * How old an answer may be while this process changes nothing: what other processes do shows that much later.
   * What this one does shows at once. Absent means that every question is answered by the database.
   */
  readonly staleMsMax?: number
}

type AnyRead = Pick<Read<never>, 'name' | 'select'> & { readonly instants: readonly string[] }
type JsonRow = Record<string, unknown>
type Found = { readonly read: string; readonly key: string; readonly row: JsonRow }

const reads = new Map<string, AnyRead>()

/** Declares how rows of a kind are read. Names are for telling reads apart in one statement. */
export function defineRead<Row>(read: Read<Row>): Read<Row> {
  invariant(!reads.has(read.name) && !read.name.includes(' '), `${read.name} cannot name another read`)
  reads.set(read.name, read)
  return read
}

const gatherers = perDatabase((db) =>
  createBatcher(async (questions: string[]) => {
    const answers = new Map<string, JsonRow[]>(questions.map((question) => [question, []]))
    for (const { read, key, row } of await db.many<Found>(statementFor(questions)))
      answers.get(`${read} ${key}`)?.push(revived(row, read))
    return answers
  }),
)

/** `known` is what `rows` came to, once it did: a promise of it costs whoever asks a turn of its own. */
type Kept = { readonly rows: Promise<Rows>; known?: Rows; readonly untilMs: number }
type Rows = readonly JsonRow[] | undefined

const keptMax = 10_000

/** Answers of a moment ago, none of them from before this process last changed anything. */
const keptAnswers = perDatabase(() => ({ atChange: -1, answers: new Map<string, Kept>() }))

/**
 * Reads all rows of a key, as they are when this is asked or later, or as long before as the read allows.
 * Callers share them: they are not to be changed.
 */
export function readRows<Row>(ctx: Context, read: Read<Row>, key: string): Promise<readonly Row[]> {
  return rowsOf(ctx, read, key).then(asRowsOf<Row>)
}

/** Reads the first row of a key, or undefined, as `readRows` finds it. */
export function readRow<Row>(ctx: Context, read: Read<Row>, key: string): Promise<Row | undefined> {
  return rowsOf(ctx, read, key).then(asRowOf<Row>)
}

/**
 * Reads the rows for a key. Like its callers it is not async: small requests ask eight times, and each promise costs as
 * much as the answer.
 */
function rowsOf(ctx: Context, read: AnyRead & Pick<Read<never>, 'staleMsMax'>, key: string): Promise<Rows> {
  const question = `${read.name} ${key}`
  return read.staleMsMax === undefined || ctx.db.inTransaction
    ? gatherers(ctx.db)(question)
    : keptRows(ctx.db, question, read.staleMsMax)
}

let turnEnds: Promise<void> | undefined

/**
 * Defers a value to the end of this turn of the event loop, as an answer of the database would be: resolving many small
 * answers together is cheaper.
 */
function together<Value>(value: Value | Promise<Value>): Promise<Value> {
  turnEnds ??= new Promise((resolve) =>
    setImmediate(() => {
      turnEnds = undefined
      resolve()
    }),
  )
  return turnEnds.then(() => value)
}

/**
 * Answers a read from kept rows that are no older than `staleMsMax`. A change drops all of them, also those that are
 * still being asked for.
 */
function keptRows(db: Db, question: string, staleMsMax: number): Promise<Rows> {
  const kept = keptAnswers(db)
  const nowMs = performance.now()
  if (kept.atChange !== db.changes.count || kept.answers.size >= keptMax) {
    kept.answers.clear()
    kept.atChange = db.changes.count
  }
  const found = kept.answers.get(question)
  if (found && found.untilMs > nowMs) return together(found.known ?? found.rows)
  const rows = gatherers(db)(question)
  const asked: Kept = { rows, untilMs: nowMs + staleMsMax }
  kept.answers.set(question, asked)
  rows.then(
    (known) => (asked.known = known),
    () => kept.answers.delete(question),
  )
  return rows
}

/** Casts rows to the row type of their slice; the tests of the stores prove that the columns match. */
function asRowsOf<Row>(rows: Rows = []): readonly Row[] {
  return rows as readonly Row[]
}

function asRowOf<Row>(rows: Rows): Row | undefined {
  return rows?.[0] as Row | undefined
}

function statementFor(questions: readonly string[]): Sql {
  const keysOf = new Map<string, string[]>()
  for (const question of questions) {
    const at = question.indexOf(' ')
    const name = question.slice(0, at)
    const keys = keysOf.get(name)
    if (keys) keys.push(question.slice(at + 1))
    else keysOf.set(name, [question.slice(at + 1)])
  }
  // In one order, so that the same kinds of questions are always the same prepared statement.
  const names = [...keysOf.keys()].toSorted()
  // Said at its beginning, which tells it from the others: see statement-names.
  const what = raw(`/* ${names.join(' ')} */`)
  const parts = names.map((name) => {
    const read = reads.get(name)
    invariant(read, `nobody declared the read ${name}`)
    return sql`select ${what} ${name}::text as read, r.key, to_json(r) as row from (${read.select(keysOf.get(name) ?? [])}) r`
  })
  return join(parts, ' union all ')
}

function revived(row: JsonRow, name: string): JsonRow {
  for (const column of reads.get(name)?.instants ?? []) {
    const text = row[column]
    if (typeof text === 'string') row[column] = new Date(text)
  }
  return row
}
