import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findRunningServer, openEmbeddedPostgres } from '@vireo/embedded-postgres'
import { migrate, readMigrations } from '../kernel/database/migrations.ts'
import { backup, restore, verifyBackup, type RestoreOptions, type StoredFile } from './index.ts'
import { awkwardRows, awkwardSchema, into, noFiles, openDatabases, run } from './testing.ts'

const databases = openDatabases()
const now = new Date('2026-11-21T12:00:00Z')
const schemas = ['public', 'elsewhere']
const listFiles = async function* (): AsyncGenerator<StoredFile> {
  for (const name of ['one', 'two'])
    yield { key: `history/${name}.mp3`, open: () => Readable.from([Buffer.from(name)]) }
}
let folder: string
let whole: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vireo-restore-'))
  whole = path.join(folder, 'whole')
  const connection = await databases.create()
  await run(connection, awkwardSchema)
  await run(connection, awkwardRows)
  await backup({ connection, target: whole, now, schemas, listFiles })
})
afterAll(async () => {
  await databases.dropAll()
  await rm(folder, { recursive: true, force: true })
})

/** Options whose every step after the checks would be noticed. */
function untouchable(source: string): RestoreOptions {
  const refuse = async (): Promise<never> => {
    throw new Error('the target was touched')
  }
  return {
    source,
    folders: [],
    findRunningServer: async () => undefined,
    openDatabase: refuse,
    createSchema: refuse,
    storeFile: refuse,
  }
}

describe('a damaged backup is recognised before anything is touched:', () => {
  const flip = async (file: string): Promise<void> => {
    const bytes = await readFile(file)
    const middle = Math.floor(bytes.length / 2)
    bytes[middle] = (bytes[middle] ?? 0) ^ 1
    await writeFile(file, bytes)
  }
  test.each([
    ['one bit in a table', 'tables/5.copy', flip],
    ['one bit in a stored file', 'files/history/two.mp3', flip],
    ['one bit in the list of files', 'files.jsonl', flip],
    ['one bit in the manifest', 'manifest.json', flip],
    ['one bit in its checksum', 'manifest.sha256', flip],
    ['a table that ends early', 'tables/6.copy', (file: string) => truncate(file, 1000)],
    ['a table that is gone', 'tables/1.copy', (file: string) => rm(file)],
    ['a stored file that is gone', 'files/history/one.mp3', (file: string) => rm(file)],
    ['a list of files that is gone', 'files.jsonl', (file: string) => rm(file)],
    ['a manifest that is gone, as in a backup that never ended', 'manifest.json', (file: string) => rm(file)],
  ])('%s', async (_, file, damage) => {
    const source = await mkdtemp(path.join(folder, 'damaged-'))
    await cp(whole, source, { recursive: true })
    await verifyBackup(source)
    await damage(path.join(source, file))
    await expect(restore(untouchable(source))).rejects.toMatchObject({ code: 'damaged' })
    await expect(verifyBackup(source)).rejects.toMatchObject({ code: 'damaged' })
  })

  test('and one of a newer format says so', async () => {
    const source = await mkdtemp(path.join(folder, 'newer-'))
    await cp(whole, source, { recursive: true })
    const text = (await readFile(path.join(source, 'manifest.json'), 'utf8')).replace(
      '"formatVersion": 1',
      '"formatVersion": 2',
    )
    await writeFile(path.join(source, 'manifest.json'), text)
    await writeFile(path.join(source, 'manifest.sha256'), createHash('sha256').update(text).digest('hex'))
    await expect(restore(untouchable(source))).rejects.toMatchObject({ code: 'too-new' })
  })
})

describe('a target that is in use is refused:', () => {
  test('one with a running server, by its process id', async () => {
    const options = { ...untouchable(whole), findRunningServer: async () => ({ pid: 4321 }) }
    await expect(restore(options)).rejects.toMatchObject({
      code: 'server-running',
      message: expect.stringContaining('4321'),
    })
  })

  test('one whose folder holds something', async () => {
    const used = await mkdtemp(path.join(folder, 'used-'))
    await writeFile(path.join(used, 'precious'), '')
    await expect(restore({ ...untouchable(whole), folders: [used] })).rejects.toMatchObject({
      code: 'target-not-empty',
    })
    expect(await readdir(used)).toEqual(['precious'])
  })

  test('one whose database holds tables', async () => {
    const target = await databases.create()
    await run(target, `create table precious as select 1 as one`)
    await expect(restore(into(target, whole, awkwardSchema))).rejects.toMatchObject({ code: 'target-not-empty' })
    expect(await run(target, 'select one from precious')).toEqual([{ one: 1 }])
  })
})

describe('a restore that fails', () => {
  test('for another schema names the differences and loads nothing', async () => {
    const target = await databases.create()
    const other = `${awkwardSchema}; alter table parents add column later text; drop table empty_one; create table extra (id integer)`
    await expect(restore(into(target, whole, other))).rejects.toMatchObject({
      code: 'schema-differs',
      message: expect.stringMatching(/empty_one \(id\) is missing here.*extra \(id\) is not in the backup.*later/s),
    })
    expect(await run(target, 'select count(*)::int as count from parents')).toEqual([{ count: 0 }])
  })

  test('at its last file loads no row, and empties the folders it found empty', async () => {
    const target = await databases.create()
    const data = path.join(folder, 'data')
    await mkdir(data)
    const options: RestoreOptions = {
      ...into(target, whole, awkwardSchema),
      folders: [data],
      storeFile: async (key, content) => {
        for await (const _ of content);
        await writeFile(path.join(data, path.basename(key)), '')
        if (key.includes('two')) throw new Error('the disk is full')
      },
    }
    await expect(restore(options)).rejects.toThrow('the disk is full')
    expect(await readdir(data)).toEqual([])
    expect(await run(target, 'select count(*)::int as count from parents')).toEqual([{ count: 0 }])
  })

  test('because the target changes what it is given is noticed', async () => {
    const target = await databases.create()
    const rounding = awkwardSchema.replace('balance numeric', 'balance numeric(30, 2)')
    await expect(restore(into(target, whole, rounding))).rejects.toMatchObject({
      code: 'schema-differs',
      message: expect.stringContaining('public.parents'),
    })
    expect(await run(target, 'select count(*)::int as count from mirrored')).toEqual([{ count: 1 }])
  })

  test('because a storage does not read its file to the end is noticed', async () => {
    const target = await databases.create()
    const options = { ...into(target, whole, awkwardSchema), storeFile: async () => undefined }
    await expect(restore(options)).rejects.toThrow(/history\/one.mp3/)
  })
})

test('a whole data folder moves into a new one, with the migrations it had seen', async () => {
  const migrations = await readMigrations(path.join(import.meta.dirname, '../../migrations'))
  const older = migrations.slice(0, -1)
  const migrateTo = async (connection: pg.ClientConfig, names: readonly string[]): Promise<void> => {
    const pool = new pg.Pool(connection)
    await migrate(
      pool,
      migrations.filter(({ name }) => names.includes(name)),
    )
    await pool.end()
  }
  const source = await openEmbeddedPostgres({ dataDir: path.join(folder, 'old/postgres'), role: 'owner' })
  await migrateTo(
    source.connection,
    older.map(({ name }) => name),
  )
  await run(
    source.connection,
    `insert into outbox_events (id, name, payload, workspace_id, created_at)
      select 'e' || n, 'voice.created', '{"a": 1}', 'w', now() from generate_series(1, 500) n`,
  )
  const saved = path.join(folder, 'moved')
  await backup({ connection: source.connection, target: saved, now, listFiles: noFiles })
  const events = await run(source.connection, 'select * from outbox_events order by id')
  await source.stop()

  const dataDir = path.join(folder, 'new/postgres')
  const options: RestoreOptions = {
    source: saved,
    folders: [dataDir],
    findRunningServer: () => findRunningServer(dataDir),
    openDatabase: async () => {
      const { connection, stop } = await openEmbeddedPostgres({ dataDir, role: 'owner' })
      return { connection, close: stop }
    },
    createSchema: migrateTo,
    storeFile: async () => undefined,
  }
  const manifest = await restore(options)
  expect(manifest.migrations).toEqual(older.map(({ name }) => name))
  const target = await openEmbeddedPostgres({ dataDir, role: 'owner' })
  try {
    await migrateTo(
      target.connection,
      migrations.map(({ name }) => name),
    )
    expect(await run(target.connection, 'select * from outbox_events order by id')).toEqual(events)
    await expect(restore(options)).rejects.toMatchObject({ code: 'server-running' })
  } finally {
    await target.stop()
  }
  await expect(restore(options)).rejects.toMatchObject({ code: 'target-not-empty' })
})
