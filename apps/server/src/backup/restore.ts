import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { BackupError } from './backup-error.ts'
import { neutralSettings, listTables } from './inspect-schema.ts'
import { loadTables } from './load-tables.ts'
import type { Manifest } from './manifest.ts'
import { readSealed } from './sealed-file.ts'
import { storedFilePath } from './stored-file-path.ts'
import { damaged, isSame, storedFilesOf, verifyBackup } from './verify-backup.ts'

export type RestoreOptions = {
  /** A folder that `backup` made. */
  readonly source: string
  /** Folders that the database and the files go to: missing or empty, and emptied again after a failure. */
  readonly folders: readonly string[]
  /** The server that runs on the target, if one does. */
  findRunningServer(): Promise<{ readonly pid: number } | undefined>
  /** Opens the target's database, which must hold no tables. Called once everything was checked. */
  openDatabase(): Promise<{ readonly connection: pg.ClientConfig; close(): Promise<void> }>
  /** Makes the schema as it was after exactly these migrations. */
  createSchema(connection: pg.ClientConfig, migrations: readonly string[]): Promise<void>
  /** Keeps one file; must read `content` to its end, which is where damage is noticed. */
  storeFile(key: string, content: AsyncIterable<Uint8Array>, sizeBytes: number): Promise<void>
}

/**
 * Brings a backup back into an empty place. The whole backup is verified before anything is touched, the
 * rows are loaded in one transaction, and what the database then holds is compared with what was saved.
 * After a failure the folders are as empty as before; a database elsewhere keeps its empty tables. Throws `BackupError`, and what database and disk throw.
 */
export async function restore(options: RestoreOptions): Promise<Manifest> {
  const server = await options.findRunningServer()
  if (server)
    throw new BackupError(
      'server-running',
      `A database server is running on the target (process ${server.pid}). Stop Vireo first, and restore into a new data folder.`,
    )
  for (const folder of options.folders) await assertEmpty(folder)
  const manifest = await verifyBackup(options.source)
  // What fails to open may have been taken by somebody else this instant: nothing is removed then.
  const database = await options.openDatabase()
  try {
    await fill(database.connection, manifest, options)
  } catch (error) {
    await database.close()
    for (const folder of options.folders) await empty(folder)
    throw error
  }
  await database.close()
  return manifest
}

async function fill(connection: pg.ClientConfig, manifest: Manifest, options: RestoreOptions): Promise<void> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(neutralSettings)
    const [table] = await listTables(client, manifest.schemas)
    if (table)
      throw new BackupError(
        'target-not-empty',
        `The database already has the table ${table.schema}.${table.name}. Restore into an empty database.`,
      )
    await options.createSchema(connection, manifest.migrations)
    await client.query('begin')
    await loadTables(client, options.source, manifest)
    await storeFiles(options)
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function storeFiles({ source, storeFile }: RestoreOptions): Promise<void> {
  for await (const entry of storedFilesOf(source)) {
    if ('isMissing' in entry) continue
    const file = storedFilePath(source, entry.key)
    let isWhole = false
    const content = readSealed(file, (found) => {
      if (!isSame(entry, found)) throw damaged(file)
      isWhole = true
    })
    await storeFile(entry.key, content, entry.sizeBytes)
    if (!isWhole) throw new Error(`The storage did not read ${entry.key} to its end.`)
  }
}

async function assertEmpty(folder: string): Promise<void> {
  const [found] = await contentOf(folder)
  if (found !== undefined)
    throw new BackupError('target-not-empty', `${folder} is not empty (${found}). Restore into a new data folder.`)
}

async function empty(folder: string): Promise<void> {
  for (const name of await contentOf(folder)) await rm(path.join(folder, name), { recursive: true, force: true })
}

async function contentOf(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
}
