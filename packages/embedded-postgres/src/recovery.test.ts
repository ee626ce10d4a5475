import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findRunningServer, type EmbeddedPostgres } from './index.ts'
import { silentLog } from './files/launcher-log.ts'
import { chooseServerAccount } from './accounts/server-account.ts'
import { markOf, processesOfPs, serverProcesses } from './server-processes.ts'
import { shutDown } from './shut-down.ts'
import { openPlayground, query, type Playground } from './testing.ts'

let playground: Playground
beforeAll(async () => {
  playground = await openPlayground()
})
afterAll(() => playground.clear())

/** A data folder whose launcher was killed, with one committed row and the server still running. */
async function abandonedServer(): Promise<{ dataDir: string; cluster: string; pidFile: string; pid: number }> {
  const dataDir = await playground.newDataDir()
  const launcher = playground.launch({ dataDir, role: 'owner' })
  const { connection } = await launcher.next()
  await query(connection, 'create table notes as select 42 as note')
  await launcher.kill()
  const cluster = path.join(dataDir, 'cluster')
  const pid = (await findRunningServer(dataDir))?.pid ?? 0
  return { dataDir, cluster, pidFile: path.join(cluster, 'postmaster.pid'), pid }
}

async function expectWhole(database: EmbeddedPostgres): Promise<void> {
  expect(await query(database.connection, 'select note from notes')).toEqual([{ note: 42 }])
}

async function processesOf(cluster: string): Promise<number[]> {
  const processes = await serverProcesses(await markOf(cluster), await chooseServerAccount(path.dirname(cluster)))
  return processes.map(({ pid }) => pid)
}

async function killHard(cluster: string, pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL')
  while ((await processesOf(cluster)).length > 0) await delay(10)
}

describe('a server that was killed hard', () => {
  test('is recovered with everything that was committed', async () => {
    const { dataDir, cluster, pidFile, pid } = await abandonedServer()
    await killHard(cluster, pid)
    expect(await stat(pidFile)).toBeDefined()
    expect(await findRunningServer(dataDir)).toBeUndefined()
    const next = await playground.open({ dataDir, role: 'owner' })
    expect(next.adopted).toBe(false)
    await expectWhole(next)
    await next.stop()
  })

  test('with all its children at once is recovered too', async () => {
    const { dataDir, cluster } = await abandonedServer()
    for (const pid of await processesOf(cluster)) process.kill(pid, 'SIGKILL')
    const next = await playground.open({ dataDir, role: 'owner' })
    await expectWhole(next)
    await next.stop()
  })

  test('with a child that hangs on is not started a second time beside it', async () => {
    const { dataDir, cluster, pid } = await abandonedServer()
    const child = (await processesOf(cluster)).find((one) => one !== pid) ?? 0
    process.kill(child, 'SIGSTOP')
    process.kill(pid, 'SIGKILL')
    const patience = { fastMs: 500, immediateMs: 500, killMs: 5000 }
    const next = await playground.open({ dataDir, role: 'owner', patience })
    expect(await processesOf(cluster)).not.toContain(child)
    await expectWhole(next)
    await next.stop()
  })

  test('comes back under a living owner by itself', async () => {
    const dataDir = await playground.newDataDir()
    const owner = await playground.open({ dataDir, role: 'owner' })
    await query(owner.connection, 'create table notes as select 42 as note')
    const before = await findRunningServer(dataDir)
    process.kill(before?.pid ?? 0, 'SIGKILL')
    await expect
      .poll(() => query(owner.connection, 'select note from notes').catch(() => 'away'), {
        timeout: 20_000,
        interval: 100,
      })
      .toEqual([{ note: 42 }])
    expect((await findRunningServer(dataDir))?.pid).not.toBe(before?.pid)
    await owner.stop()
    expect(await findRunningServer(dataDir)).toBeUndefined()
  })
})

describe('postmaster.pid', () => {
  test.each([
    ['empty', ''],
    ['cut in the middle of a number', '12'],
    ['cut after the folder', '4321\n/some/folder\n17952'],
    ['garbage', '\0\0\0not a process\n'],
  ])('left %s by a crash does not stop the next start', async (_, content) => {
    const { dataDir, cluster, pidFile, pid } = await abandonedServer()
    await killHard(cluster, pid)
    await writeFile(pidFile, content)
    expect(await findRunningServer(dataDir)).toBeUndefined()
    const next = await playground.open({ dataDir, role: 'owner' })
    await expectWhole(next)
    await next.stop()
  })

  test('that names a process of somebody else neither stops the start nor harms that process', async () => {
    const { dataDir, cluster, pidFile, pid } = await abandonedServer()
    const account = await chooseServerAccount(dataDir)
    await killHard(cluster, pid)
    const bystander = spawn('sleep', ['300'], { uid: account.uid, gid: account.gid, stdio: 'ignore' })
    const text = await readFile(pidFile, 'utf8')
    await writeFile(pidFile, text.replace(/^\d+/, String(bystander.pid)))
    const next = await playground.open({ dataDir, role: 'owner' })
    expect(next.adopted).toBe(false)
    await expectWhole(next)
    await next.stop()
    expect(bystander.exitCode ?? bystander.signalCode).toBeNull()
    bystander.kill()
    await once(bystander, 'exit')
  })

  test('that is damaged while the server lives does not lead to a second server', async () => {
    const { dataDir, cluster, pidFile, pid } = await abandonedServer()
    await writeFile(pidFile, '')
    const next = await playground.open({ dataDir, role: 'owner' })
    expect(await processesOf(cluster)).not.toContain(pid)
    await expectWhole(next)
    await next.stop()
  })
})

describe('a first start that was killed', () => {
  test.each([20, 250, 500, 750])('after %d ms leaves nothing that passes for a database', async (delayMs) => {
    const dataDir = await playground.emptyDataDir()
    const first = playground.launch({ dataDir, role: 'owner' })
    while (!(await readdir(dataDir).catch(() => [])).some((name) => name.startsWith('unfinished-'))) await delay(2)
    await delay(delayMs)
    await first.kill()
    const database = await playground.open({ dataDir, role: 'owner' })
    await query(database.connection, 'create table notes as select 42 as note')
    await expectWhole(database)
    expect((await readdir(dataDir)).filter((name) => name.startsWith('unfinished-'))).toEqual([])
    await database.stop()
  })
})

describe('a data folder that was moved or copied', () => {
  test('while stopped goes on elsewhere, and a copy is a database of its own', async () => {
    const dataDir = await playground.newDataDir()
    const first = await playground.open({ dataDir, role: 'owner' })
    await query(first.connection, 'create table notes as select 42 as note')
    await first.stop()
    const moved = await playground.emptyDataDir()
    await rename(dataDir, moved)
    const copied = await playground.emptyDataDir()
    await cp(moved, copied, { recursive: true, filter: async (file) => !(await stat(file)).isSocket() })
    const [one, two] = [
      await playground.open({ dataDir: moved, role: 'owner' }),
      await playground.open({ dataDir: copied, role: 'owner' }),
    ]
    await query(two.connection, 'update notes set note = 43')
    await expectWhole(one)
    expect(two.connection.host).not.toBe(one.connection.host)
    await Promise.all([one.stop(), two.stop()])
  })
})

test.runIf(existsSync('/bin/ps'))('the process list of `ps` tells the same as that of Linux', async () => {
  const { dataDir, cluster, pid } = await abandonedServer()
  const { uid } = await chooseServerAccount(dataDir)
  const mark = await markOf(cluster)
  const listed = (await processesOfPs()).filter((one) => one.uid === uid && one.title.includes(mark))
  expect(listed.map((one) => one.pid).toSorted()).toEqual((await processesOf(cluster)).toSorted())
  expect(listed.find((one) => one.pid === pid)?.title).toMatch(/^\/.*\/postgres -D /)
})

test('a program that merely mentions the server is not taken for it', async () => {
  const { dataDir, cluster } = await abandonedServer()
  const account = await chooseServerAccount(dataDir)
  const args = ['-e', 'setInterval(() => 0, 1e6)', `cluster_name=${await markOf(cluster)}`]
  const bystander = spawn(process.execPath, args, { uid: account.uid, gid: account.gid, stdio: 'ignore', cwd: '/' })
  await once(bystander, 'spawn')
  expect(await processesOf(cluster)).not.toContain(bystander.pid)
  bystander.kill()
})

test('shutting down escalates until a server that hangs is gone, and data stay whole', async () => {
  const { dataDir, cluster, pid } = await abandonedServer()
  process.kill(pid, 'SIGSTOP')
  const account = await chooseServerAccount(dataDir)
  await shutDown(cluster, account, silentLog, { fastMs: 200, immediateMs: 200, killMs: 5000 })
  expect(await processesOf(cluster)).toEqual([])
  const next = await playground.open({ dataDir, role: 'owner' })
  await expectWhole(next)
  await next.stop()
})
