import { readdir, readFile, readlink, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findRunningServer, openEmbeddedPostgres, type EmbeddedPostgres } from './index.ts'
import { pruneLogs } from './files/prune-logs.ts'
import { copyPackage, openPlayground, query, type Playground } from './testing.ts'

let playground: Playground
beforeAll(async () => {
  playground = await openPlayground()
})
afterAll(() => playground.clear())

describe('a new data folder', () => {
  let dataDir: string
  let database: EmbeddedPostgres
  beforeAll(async () => {
    dataDir = await playground.emptyDataDir()
    database = await playground.open({
      dataDir,
      role: 'owner',
      settings: { work_mem: '5MB', port: '1', listen_addresses: '*' },
    })
  })

  test('becomes a durable UTF-8 database with checksums and the same sorting on every system', async () => {
    const [settings] = await query(
      database.connection,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
        current_setting('full_page_writes') as pages, current_setting('data_checksums') as checksums,
        pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale
        from pg_database where datname = current_database()`,
    )
    expect(settings).toEqual({
      fsync: 'on',
      commit: 'on',
      pages: 'on',
      checksums: 'on',
      encoding: 'UTF8',
      provider: 'b',
      locale: 'C.UTF-8',
    })
    expect(await query(database.connection, `select lower('ÀÉÑ Ж') as lower, upper('ß') as upper`)).toEqual([
      { lower: 'àéñ ж', upper: 'ß' },
    ])
  })

  test('obeys settings of the caller, but not those that keep it private', async () => {
    const [row] = await query<{ memory: string; address: string; port: string }>(
      database.connection,
      `select current_setting('work_mem') as memory, current_setting('listen_addresses') as address, current_setting('port') as port`,
    )
    expect(row).toEqual({ memory: '5MB', address: '', port: String(database.connection.port) })
  })

  test('listens on one unix socket, in a folder only its account enters, and on no network', async () => {
    const server = await findRunningServer(dataDir)
    const listening = await listeningSocketsOf(server?.pid ?? 0)
    expect(listening).toEqual([path.join(database.connection.host, '.s.PGSQL.5432')])
    expect((await stat(database.connection.host)).mode & 0o777).toBe(0o700)
    expect((await stat(path.join(dataDir, 'cluster'))).mode & 0o777).toBe(0o700)
  })

  test('lets in only who knows the password, also through its own socket folder', async () => {
    for (const password of ['', 'wrong', undefined])
      for (const user of ['vireo', 'postgres', 'root'])
        await expect(query({ ...database.connection, user, password: password ?? '' }, 'select 1')).rejects.toThrow(
          /password|SASL/,
        )
    const files = await readdir(path.join(dataDir, 'cluster'), { withFileTypes: true })
    const readable = files.filter((file) => file.isFile())
    expect(readable.map(({ name }) => name)).toContain('vireo-credentials.json')
    const modes = await Promise.all(
      readable.map(async ({ name }) => (await stat(path.join(dataDir, 'cluster', name))).mode & 0o077),
    )
    expect(modes.every((mode) => mode === 0)).toBe(true)
  })

  test('gives the product a role that cannot leave its database', async () => {
    const [role] = await query(
      database.connection,
      'select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls from pg_roles where rolname = current_user',
    )
    expect(role).toEqual({
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: true,
      rolreplication: false,
      rolbypassrls: false,
    })
    await expect(query(database.connection, `copy (select 1) to program 'true'`)).rejects.toThrow(/permission denied/)
    await expect(query(database.connection, `select pg_read_file('/etc/passwd')`)).rejects.toThrow(/permission denied/)
  })

  test('keeps a bounded number of logs', async () => {
    const folder = path.join(dataDir, 'cluster/log')
    for (let hour = 10; hour < 24; hour += 1)
      await writeFile(path.join(folder, `server-20200101-${hour}0000.log`), 'old')
    const current = (await readdir(folder)).toSorted().at(-1)
    await pruneLogs(path.join(dataDir, 'cluster'))
    const left = (await readdir(folder)).toSorted()
    expect(left).toHaveLength(6)
    expect(left.at(-1)).toBe(current)
  })
})

describe('stopping', () => {
  test('ends the server however often it is asked, breaks no promise of durability, and can be undone', async () => {
    const dataDir = await playground.newDataDir()
    const first = await playground.open({ dataDir, role: 'owner' })
    expect([first.ownedByUs, first.adopted]).toEqual([true, false])
    await query(first.connection, 'create table notes (text text)')
    await query(first.connection, `insert into notes values ('kept')`)
    const busy = new pg.Client({ ...first.connection })
    busy.on('error', () => undefined)
    await busy.connect()
    await busy.query('begin')
    await busy.query(`insert into notes values ('never committed')`)
    await Promise.all([first.stop(), first.stop()])
    await first.stop()
    expect(await findRunningServer(dataDir)).toBeUndefined()
    const second = await playground.open({ dataDir, role: 'owner' })
    expect(second.adopted).toBe(false)
    expect(await query(second.connection, 'select text from notes')).toEqual([{ text: 'kept' }])
    await second.stop()
  })
})

describe('a data folder it cannot use', () => {
  test('of another major version is refused with what to do, and left as it is', async () => {
    const dataDir = await playground.newDataDir()
    await (await playground.open({ dataDir, role: 'owner' })).stop()
    await writeFile(path.join(dataDir, 'cluster/PG_VERSION'), '16\n')
    const before = await snapshotOf(dataDir)
    await expect(openEmbeddedPostgres({ dataDir, role: 'owner' })).rejects.toMatchObject({
      code: 'version-mismatch',
      message: expect.stringMatching(/PostgreSQL 16.*PostgreSQL 18.*backup.*restore/s),
    })
    expect(await snapshotOf(dataDir)).toEqual(before)
  })

  test('whose server cannot start says what the server said', async () => {
    const dataDir = await playground.newDataDir()
    const options = { dataDir, role: 'owner', settings: { shared_buffers: 'plenty' } } as const
    await expect(openEmbeddedPostgres(options)).rejects.toMatchObject({
      code: 'not-started',
      message: expect.stringContaining('invalid value for parameter "shared_buffers"'),
    })
    await (await playground.open({ dataDir, role: 'owner' })).stop()
  })

  test('with a cluster folder that holds no database is refused rather than overwritten', async () => {
    const dataDir = await playground.newDataDir()
    await (await playground.open({ dataDir, role: 'owner' })).stop()
    const version = path.join(dataDir, 'cluster/PG_VERSION')
    const content = await readFile(version)
    await import('node:fs/promises').then(({ unlink }) => unlink(version))
    await expect(openEmbeddedPostgres({ dataDir, role: 'owner' })).rejects.toMatchObject({ code: 'unusable-folder' })
    await writeFile(version, content)
  })
})

test('brings the programs of a fresh npm installation to life', async () => {
  const dataDir = await playground.emptyDataDir()
  const packageFolder = await copyPackage(path.join(playground.folder, 'fresh-package'))
  const database = await playground.open({ dataDir, role: 'owner', packageFolder })
  expect(await query(database.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await database.stop()
})

/** Path, size and content time of everything below the cluster. */
async function snapshotOf(dataDir: string): Promise<unknown[]> {
  const root = path.join(dataDir, 'cluster')
  const names = (await readdir(root, { recursive: true })).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs, mode, uid } = await stat(path.join(root, name))
      return { name, size, mtimeMs, mode, uid }
    }),
  )
}

/** Addresses of the listening sockets among a process's open files, from the kernel's own tables. */
async function listeningSocketsOf(pid: number): Promise<string[]> {
  const files = await readdir(`/proc/${pid}/fd`)
  const links = await Promise.all(files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => '')))
  const inodes = new Set(links.flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1] ?? []))
  const rowsOf = async (table: string): Promise<string[][]> =>
    (await readFile(`/proc/${pid}/net/${table}`, 'utf8'))
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
  const unix = (await rowsOf('unix')).filter((row) => inodes.has(row[6] ?? '') && row[3] === '00010000')
  const internet = (await Promise.all(['tcp', 'tcp6', 'udp', 'udp6'].map(rowsOf))).flat()
  return [
    ...unix.map((row) => row[7] ?? 'unnamed'),
    ...internet.filter((row) => inodes.has(row[9] ?? '')).map((row) => row[1] ?? ''),
  ]
}
