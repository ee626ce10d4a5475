import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findRunningServer, openEmbeddedPostgres } from '../index.ts'
import { canReach, chooseServerAccount } from './server-account.ts'
import { copyPackage, daemonUid, isRoot, openPlayground, query, type Playground } from '../testing.ts'

let playground: Playground
let shared: string
const hadCopies = existsSync('/var/cache/vireo')
beforeAll(async () => {
  playground = await openPlayground()
  shared = await copyPackage(path.join(playground.folder, 'package'))
})
afterAll(async () => {
  await playground.clear()
  if (!hadCopies) await rm('/var/cache/vireo', { recursive: true, force: true })
})

async function folderOf(uid: number, mode: number): Promise<string> {
  const folder = await mkdtemp(path.join(playground.folder, 'home-'))
  await chown(folder, uid, uid)
  await chmod(folder, mode)
  return folder
}

async function uidOfServer(dataDir: string): Promise<number> {
  const server = await findRunningServer(dataDir)
  return (await stat(`/proc/${server?.pid}`)).uid
}

describe.runIf(isRoot)('root', () => {
  const nobody = Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' }))

  test('runs the server under numbers that nothing else has, and keeps the data to them', async () => {
    const dataDir = await playground.emptyDataDir()
    const database = await playground.open({ dataDir, role: 'owner' })
    const own = await uidOfServer(dataDir)
    expect([0, nobody, process.getuid?.()]).not.toContain(own)
    expect(readFileSync('/etc/passwd', 'utf8')).not.toMatch(new RegExp(`^[^:]*:[^:]*:${own}:`, 'm'))
    expect(await strangersIn(dataDir, own)).toEqual([])
    const modes = await Promise.all(['cluster', 'run'].map((name) => stat(path.join(dataDir, name))))
    expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o700])
    for (const name of ['cluster/vireo-credentials.json', 'cluster/PG_VERSION', 'run/.s.PGSQL.5432']) {
      expect(asUid(nobody, `cat ${path.join(dataDir, name)}`)).toMatch(/Permission denied/)
    }
    expect(await query(database.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await database.stop()
  })

  test('gives a database that ran as nobody, also one whose server is still there, numbers of its own', async () => {
    const dataDir = await playground.newDataDir()
    const first = await playground.open({ dataDir, role: 'owner' })
    const own = await uidOfServer(dataDir)
    await query(first.connection, 'create table notes as select 1 as note')
    await first.stop()
    for (const name of ['cluster', 'run']) execFileSync('chown', ['-R', `${nobody}`, path.join(dataDir, name)])
    const guest = playground.launch({ dataDir, role: 'guest' })
    const { connection } = await guest.next()
    expect(await query(connection, 'select note from notes')).toEqual([{ note: 1 }])
    await guest.kill()
    const moved = await playground.open({ dataDir, role: 'owner' })
    expect(await uidOfServer(dataDir)).toBe(own)
    expect(await strangersIn(dataDir, own)).toEqual([])
    expect(await query(moved.connection, 'select note from notes')).toEqual([{ note: 1 }])
    await moved.stop()
  })

  test('leaves the database to nobody where the operator gave them the folder', async () => {
    const dataDir = await folderOf(nobody, 0o700)
    const database = await playground.open({ dataDir, role: 'owner', packageFolder: shared })
    expect(await uidOfServer(dataDir)).toBe(nobody)
    await database.stop()
  })

  test('works below a closed home without loosening it: the data stay there, the programs are copied out', async () => {
    const home = await folderOf(0, 0o700)
    const packageFolder = await copyPackage(path.join(home, 'app/package'))
    await mkdir(path.join(home, 'app/data'), { mode: 0o755 })
    const before = await permissionsOf(home, path.join(home, 'app'), path.join(home, 'app/data'))
    const dataDir = path.join(home, 'app/data/db')
    for (const round of [1, 2]) {
      const database = await playground.open({ dataDir, role: 'owner', packageFolder })
      expect(await uidOfServer(dataDir)).not.toBe(nobody)
      expect(await readdir(path.join(dataDir, 'cluster'))).toContain('PG_VERSION')
      await query(database.connection, `create table round_${round} as select 1 as one`)
      await database.stop()
    }
    const killed = playground.launch({ dataDir, role: 'owner', packageFolder })
    await killed.next()
    const left = await findRunningServer(dataDir)
    await killed.kill()
    const adopted = await playground.open({ dataDir, role: 'owner', packageFolder })
    expect(adopted.adopted).toBe(true)
    expect((await findRunningServer(dataDir))?.pid).toBe(left?.pid)
    expect(await query(adopted.connection, 'select one from round_2')).toEqual([{ one: 1 }])
    const { uid, mode } = await stat(adopted.connection.host)
    expect([uid === nobody, mode & 0o777]).toEqual([false, 0o700])
    await adopted.stop()
    expect(await permissionsOf(home, path.join(home, 'app'), path.join(home, 'app/data'))).toEqual(before)
  })

  test('in the closed home of somebody else makes the database theirs, and they go on with it', async () => {
    const home = await folderOf(daemonUid, 0o700)
    const dataDir = path.join(home, 'app/db')
    const database = await playground.open({ dataDir, role: 'owner', packageFolder: shared })
    expect(await uidOfServer(dataDir)).toBe(daemonUid)
    await query(database.connection, 'create table notes as select 1 as note')
    const guest = playground.launch({ dataDir, role: 'guest', packageFolder: shared }, { uid: daemonUid })
    expect(await guest.next()).toMatchObject({ kind: 'opened', adopted: true })
    await guest.stop()
    await database.stop()
    expect((await stat(home)).mode & 0o777).toBe(0o700)
    expect(
      new Set(await Promise.all([home, path.dirname(dataDir), dataDir].map(async (one) => (await stat(one)).uid))),
    ).toEqual(new Set([daemonUid]))
    const theirs = playground.launch({ dataDir, role: 'owner', packageFolder: shared }, { uid: daemonUid })
    const { connection } = await theirs.next()
    expect(await query(connection, 'select note from notes')).toEqual([{ note: 1 }])
    await expect(openEmbeddedPostgres({ dataDir, role: 'owner' })).rejects.toMatchObject({ code: 'owner-running' })
    await theirs.stop()
  })

  test('takes over a cluster whose files were copied by root', async () => {
    const dataDir = await playground.newDataDir()
    const before = await playground.open({ dataDir, role: 'owner' })
    const own = await uidOfServer(dataDir)
    await before.stop()
    execFileSync('chown', ['-R', '0:0', path.join(dataDir, 'cluster')])
    const database = await playground.open({ dataDir, role: 'owner' })
    expect(await uidOfServer(dataDir)).toBe(own)
    await database.stop()
  })

  test('refuses a socket folder that somebody else put there', async () => {
    const dataDir = await playground.emptyDataDir()
    await mkdir(dataDir, { mode: 0o755 })
    await mkdir(path.join(dataDir, 'run'), { mode: 0o777 })
    await chown(path.join(dataDir, 'run'), daemonUid, daemonUid)
    await expect(openEmbeddedPostgres({ dataDir, role: 'owner' })).rejects.toMatchObject({ code: 'unusable-folder' })
    expect((await stat(path.join(dataDir, 'run'))).uid).toBe(daemonUid)
  })
})

describe.runIf(isRoot)('an ordinary user', () => {
  test('runs the server as themselves, with programs from an installation they cannot write', async () => {
    const dataDir = path.join(await folderOf(daemonUid, 0o700), 'db')
    const packageFolder = await copyPackage(path.join(playground.folder, 'foreign-package'))
    const launcher = playground.launch({ dataDir, role: 'owner', packageFolder }, { uid: daemonUid })
    const { connection } = await launcher.next()
    expect(await uidOfServer(dataDir)).toBe(daemonUid)
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await readdir(path.join(dataDir, 'binaries'))).toHaveLength(1)
    expect((await readdir(path.join(packageFolder, 'native/lib'))).includes('libpq.so.5')).toBe(false)
    await launcher.stop()
  })

  test('is told so when the database belongs to somebody else', async () => {
    const dataDir = await playground.newDataDir()
    await (await playground.open({ dataDir, role: 'owner' })).stop()
    const launcher = playground.launch({ dataDir, role: 'guest', packageFolder: shared }, { uid: daemonUid })
    expect(await launcher.next()).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('belongs to the account'),
    })
  })

  test('without a name in the system is told what is missing', async () => {
    const dataDir = path.join(await folderOf(54_321, 0o700), 'db')
    const launcher = playground.launch({ dataDir, role: 'owner', packageFolder: shared }, { uid: 54_321 })
    expect(await launcher.next()).toMatchObject({
      kind: 'failed',
      code: 'unsupported-platform',
      message: expect.stringContaining('/etc/passwd'),
    })
  })
})

test('a data folder with a path too long for a socket gets its socket elsewhere, and keeps it there', async () => {
  const dataDir = path.join(await playground.emptyDataDir(), 'long'.repeat(30), 'db')
  const database = await playground.open({ dataDir, role: 'owner' })
  expect(database.connection.host.startsWith(os.tmpdir())).toBe(true)
  expect((await stat(database.connection.host)).mode & 0o777).toBe(0o700)
  const guest = playground.launch({ dataDir, role: 'guest' })
  expect((await guest.next()).connection).toEqual(database.connection)
  await guest.stop()
  await database.stop()
  expect(await stat(database.connection.host).catch(() => 'gone')).toBe('gone')
  const again = await playground.open({ dataDir, role: 'owner' })
  expect(again.connection.host).toBe(database.connection.host)
  await again.stop()
})

test('reaching a file means walking every folder above it', async () => {
  const closed = await mkdtemp(path.join(playground.folder, 'closed-'))
  const file = path.join(closed, 'inner')
  await mkdir(file, { mode: 0o755 })
  const stranger = { uid: 54_321, gid: 54_321, isOther: true }
  expect(await canReach(stranger, playground.folder, 5)).toBe(true)
  expect(await canReach(stranger, file, 5)).toBe(false)
  await chmod(closed, 0o711)
  expect(await canReach(stranger, file, 5)).toBe(true)
  expect(await canReach(stranger, file, 7)).toBe(false)
  expect(await canReach(stranger, path.join(file, 'nothing'), 1)).toBe(false)
  expect((await chooseServerAccount(closed)).uid).not.toBe(0)
})

/** Files of the database that belong to somebody else. */
async function strangersIn(dataDir: string, uid: number): Promise<string[]> {
  const found = execFileSync('find', [path.join(dataDir, 'cluster'), path.join(dataDir, 'run'), '!', '-uid', `${uid}`])
  return found.toString().split('\n').filter(Boolean)
}

/** What a command of an account says. */
function asUid(uid: number, command: string): string {
  const { stdout, stderr } = spawnSync('sh', ['-c', command], { uid, gid: uid, encoding: 'utf8' })
  return stdout + stderr
}

async function permissionsOf(...folders: string[]): Promise<unknown[]> {
  return Promise.all(
    folders.map(async (folder) => {
      const { uid, gid, mode } = await stat(folder)
      return { uid, gid, mode }
    }),
  )
}
