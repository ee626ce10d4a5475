import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { purgeLockKey } from '../kernel/purge-lock-store.ts'
import { BackupError } from './backup-error.ts'
import { copyFiles, type StoredFile } from './copy-files.ts'
import { beginSnapshot, copyTables, readSequences } from './copy-tables.ts'
import { listMigrations, neutralSettings } from './inspect-schema.ts'
import type { Manifest } from './manifest.ts'
import { writeSealed } from './sealed-file.ts'

export type BackupOptions = {
  readonly connection: pg.ClientConfig
  /** A folder that does not exist yet. It appears under this name when it is complete and on disk. */
  readonly target: string
  /** When the backup is made. */
  readonly now: Date
  /** Schemas whose tables are ours; `public` by default. */
  readonly schemas?: readonly string[]
  /** Names the stored files; `client` sees the snapshot, and nothing but reads may be done with it. */
  listFiles(client: pg.ClientBase): AsyncIterable<StoredFile>
  readonly signal?: AbortSignal
}

export type BackupReport = {
  readonly manifest: Manifest
  /** Keys of files that rows name and that were not there. */
  readonly missingFiles: readonly string[]
}

/**
 * Saves the database and the files its rows name, beside the running server. Everything belongs to one
 * moment: the rows come from one snapshot, and while it is copied nobody may purge the files it names.
 * A failure leaves nothing behind. Throws `BackupError`, and what the database and the disk throw.
 */
export async function backup(options: BackupOptions): Promise<BackupReport> {
  const target = path.resolve(options.target)
  if (await stat(target).catch(() => undefined))
    throw new BackupError('target-exists', `${target} exists already. Name a new folder for each backup.`)
  const unfinished = `${target}.unfinished-${randomBytes(4).toString('hex')}`
  await mkdir(path.dirname(target), { recursive: true })
  await mkdir(unfinished, { mode: 0o700 })
  const client = new pg.Client(options.connection)
  // A connection that breaks fails the statement under way; without a listener it would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const report = await saveInto(unfinished, client, options)
    await syncFolders(unfinished)
    await rename(unfinished, target)
    await syncFolder(path.dirname(target))
    return report
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function saveInto(folder: string, client: pg.Client, options: BackupOptions): Promise<BackupReport> {
  const { schemas = ['public'], signal } = options
  await client.query(neutralSettings)
  // Before the snapshot: a purge that is under way ends first, and its rows are gone from what we see.
  await client.query('select pg_advisory_lock_shared($1)', [purgeLockKey])
  const tables = await beginSnapshot(client, schemas)
  const server = await client.query<{ version: string }>(`select current_setting('server_version') as version`)
  const migrations = await listMigrations(client)
  const tableEntries = await copyTables(client, tables, folder, signal)
  const sequences = await readSequences(client, schemas)
  const { files, missing } = await copyFiles(options.listFiles(client), folder, signal)
  await client.query('commit')
  const manifest: Manifest = {
    format: 'vireo-backup',
    formatVersion: 1,
    createdAt: options.now.toISOString(),
    postgresVersion: server.rows[0]?.version ?? 'unknown',
    migrations,
    schemas: [...schemas],
    tables: tableEntries,
    sequences,
    files,
  }
  const text = `${JSON.stringify(manifest, undefined, 2)}\n`
  await writeText(path.join(folder, 'manifest.json'), text)
  await writeText(path.join(folder, 'manifest.sha256'), `${createHash('sha256').update(text).digest('hex')}\n`)
  return { manifest, missingFiles: missing }
}

async function writeText(target: string, text: string): Promise<void> {
  await writeSealed(
    target,
    (async function* () {
      yield Buffer.from(text)
    })(),
  )
}

async function syncFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory()) await syncFolder(path.join(entry.parentPath, entry.name))
  await syncFolder(folder)
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
