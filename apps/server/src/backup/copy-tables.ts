import path from 'node:path'
import type pg from 'pg'
import { BackupError } from './backup-error.ts'
import { copyOut } from './copy-out.ts'
import { listSequences, listTables, quoted, type Table } from './inspect-schema.ts'
import type { SequenceEntry, TableEntry } from './manifest.ts'
import { RowDigest } from './row-digest.ts'
import { writeSealed } from './sealed-file.ts'

/**
 * Begins the one read-only snapshot that everything is read from. The tables are locked against changes of
 * their shape first, as a rewritten table looks empty to an older snapshot; rows may change freely.
 */
export async function beginSnapshot(client: pg.ClientBase, schemas: readonly string[]): Promise<Table[]> {
  const before = await listTables(client, schemas)
  await client.query('begin isolation level repeatable read read only')
  if (before.length > 0)
    await client.query(
      `lock table ${before.map(({ schema, name }) => `only ${quoted(schema, name)}`).join(', ')} in access share mode`,
    )
  const tables = await listTables(client, schemas)
  if (JSON.stringify(tables) !== JSON.stringify(before))
    throw new BackupError('schema-changed', 'The schema was changed while the backup began. Start the backup again.')
  return tables
}

/** Writes every table to a file of its own, in PostgreSQL's COPY text format. */
export async function copyTables(
  client: pg.ClientBase,
  tables: readonly Table[],
  folder: string,
  signal: AbortSignal | undefined,
): Promise<TableEntry[]> {
  const entries: TableEntry[] = []
  for (const [index, table] of tables.entries()) {
    const file = `tables/${index + 1}.copy`
    const digest = new RowDigest()
    const rows = copyOut(client, `copy ${columnsOf(table)} to stdout`, (row) => digest.add(row))
    const seal = await writeSealed(path.join(folder, file), rows, signal)
    const [first, ...others] = table.columns
    if (first === undefined) throw new Error(`${table.name} has no column that can be written`)
    const { schema, name } = table
    entries.push({
      schema,
      name,
      columns: [first, ...others],
      rows: digest.rows,
      rowDigest: digest.value(),
      file,
      ...seal,
    })
  }
  return entries
}

/** Formats `schema.table (columns)`, as COPY takes it in both directions. */
export function columnsOf({ schema, name, columns }: Table): string {
  return `${quoted(schema, name)} (${columns.map((column) => quoted(column)).join(', ')})`
}

/**
 * Reads the position of every sequence. Sequences ignore snapshots: they are read last so that none is behind the rows.
 */
export async function readSequences(client: pg.ClientBase, schemas: readonly string[]): Promise<SequenceEntry[]> {
  const entries: SequenceEntry[] = []
  for (const { schema, name } of await listSequences(client, schemas)) {
    const { rows } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted(schema, name)}`,
    )
    for (const row of rows) entries.push({ schema, name, ...row })
  }
  return entries
}
