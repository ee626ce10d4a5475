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

type Kept = { readonly rows: Promise<readonly JsonRow[] | undefined>; readonly untilMs: number }

const keptMax = 10_000

/** Answers of a moment ago, none of them from before this process last changed anything. */
const keptAnswers = perDatabase(() => ({ atChange: -1, answers: new Map<string, Kept>() }))

/**
 * All rows of a key, as they are when this is asked or later, or as long before as the read allows.
 * Callers share them: they are not to be changed.
 */
export async function readRows<Row>(ctx: Context, read: Read<Row>, key: string): Promise<readonly Row[]> {
  const rows = await (read.staleMsMax === undefined || ctx.db.inTransaction
    ? gatherers(ctx.db)(`${read.name} ${key}`)
    : keptRows(ctx.db, `${read.name} ${key}`, read.staleMsMax))
  return asRowsOf<Row>(rows ?? [])
}

let turnEnds: Promise<void> | undefined

/** Who asks in the same turn of the event loop is answered together, as by the database: many small answers cost less so. */
function together<Value>(value: Promise<Value>): Promise<Value> {
  turnEnds ??= new Promise((resolve) =>
    setImmediate(() => {
      turnEnds = undefined
      resolve()
    }),
  )
  return turnEnds.then(() => value)
}

/** A question asked before a change is never kept beyond it, whenever its answer arrives. */
function keptRows(db: Db, question: string, staleMsMax: number): Kept['rows'] {
  const kept = keptAnswers(db)
  const nowMs = performance.now()
  if (kept.atChange !== db.changes.count || kept.answers.size >= keptMax) {
    kept.answers.clear()
    kept.atChange = db.changes.count
  }
  const known = kept.answers.get(question)
  if (known && known.untilMs > nowMs) return together(known.rows)
  const rows = gatherers(db)(question)
  kept.answers.set(question, { rows, untilMs: nowMs + staleMsMax })
  rows.catch(() => kept.answers.delete(question))
  return rows
}

export async function readRow<Row>(ctx: Context, read: Read<Row>, key: string): Promise<Row | undefined> {
  const [row] = await readRows(ctx, read, key)
  return row
}

/** A statement's columns are what its slice's row type says; the store's tests hold it to that. */
function asRowsOf<Row>(rows: readonly JsonRow[]): readonly Row[] {
  return rows as readonly Row[]
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
