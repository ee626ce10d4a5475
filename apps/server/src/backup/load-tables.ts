import path from 'node:path'
import type pg from 'pg'
import { BackupError } from './backup-error.ts'
import { copyIn } from './copy-in.ts'
import { copyOut } from './copy-out.ts'
import { columnsOf } from './copy-tables.ts'
import { listMigrations, listSequences, listTables, quoted, type Table } from './inspect-schema.ts'
import { loosenSchema } from './loosen-schema.ts'
import type { Manifest, TableEntry } from './manifest.ts'
import { RowDigest } from './row-digest.ts'
import { readSealed } from './sealed-file.ts'
import { damaged, isSame } from './verify-backup.ts'

/**
 * Fills the empty tables from the backup, inside the caller's transaction, and compares what the database
 * holds afterwards with what was saved: number and digest of the rows, every foreign key, every sequence.
 */
export async function loadTables(client: pg.ClientBase, folder: string, manifest: Manifest): Promise<void> {
  await assertSameShape(client, manifest)
  const tighten = await loosenSchema(client, manifest.schemas)
  const names = manifest.tables.map(({ schema, name }) => quoted(schema, name))
  // Migrations may have brought rows of their own; the backup has them too, as they were last.
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`)
  for (const table of manifest.tables) await loadTable(client, folder, table)
  for (const { schema, name, lastValue, isCalled } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(schema, name), lastValue, isCalled])
  for (const table of manifest.tables) await assertLoaded(client, table)
  await tighten()
}

async function loadTable(client: pg.ClientBase, folder: string, table: TableEntry): Promise<void> {
  const file = path.join(folder, table.file)
  const content = readSealed(file, (found) => {
    if (!isSame(table, found)) throw damaged(file)
  })
  const rows = await copyIn(client, `copy ${columnsOf(table)} from stdin`, content)
  if (rows !== table.rows) throw damaged(file)
}

async function assertLoaded(client: pg.ClientBase, table: TableEntry): Promise<void> {
  const digest = new RowDigest()
  for await (const _ of copyOut(client, `copy ${columnsOf(table)} to stdout`, (row) => digest.add(row)));
  if (digest.rows !== table.rows || digest.value() !== table.rowDigest)
    throw new BackupError(
      'schema-differs',
      `The table ${table.schema}.${table.name} does not hold what was saved: ${digest.rows} rows instead of ${table.rows}, or other values. Nothing was restored.`,
    )
}

async function assertSameShape(client: pg.ClientBase, manifest: Manifest): Promise<void> {
  const migrations = await listMigrations(client)
  const tables = (await listTables(client, manifest.schemas)).map(shapeOf)
  const sequences = (await listSequences(client, manifest.schemas)).map(({ schema, name }) => `${schema}.${name}`)
  const differences = [
    ...differencesOf('migration', manifest.migrations, migrations),
    ...differencesOf('table', manifest.tables.map(shapeOf), tables),
    ...differencesOf(
      'sequence',
      manifest.sequences.map(({ schema, name }) => `${schema}.${name}`),
      sequences,
    ),
  ]
  if (differences.length > 0)
    throw new BackupError(
      'schema-differs',
      `This release cannot restore the backup, as its schema differs: ${differences.join('; ')}. Restore it with the release that made it, or a newer one.`,
    )
}

function shapeOf({ schema, name, columns }: Table): string {
  return `${schema}.${name} (${columns.toSorted().join(', ')})`
}

function differencesOf(what: string, saved: readonly string[], found: readonly string[]): string[] {
  return [
    ...saved.filter((one) => !found.includes(one)).map((one) => `the ${what} ${one} is missing here`),
    ...found.filter((one) => !saved.includes(one)).map((one) => `the ${what} ${one} is not in the backup`),
  ]
}
