import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serverProcess } from '../../../../tools/run/server-process.mjs'
import { findRunningServer } from '../../src/adapters/embedded-postgres/index.ts'
import { buildServer } from './server-process.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const deadlineMs = 90_000

let folder: string
let child: ChildProcess | undefined
let output = ''
beforeAll(buildServer, 120_000)
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vireo-supervised-'))
})
afterAll(async () => {
  child?.kill('SIGTERM')
})

const databaseOf = (dataDir: string) => findRunningServer(path.join(dataDir, 'postgres'))

/** The product as `npm start` runs it. The program breaks when it gets SIGUSR2. */
async function start(environment: Record<string, string> = {}): Promise<{ url: string }> {
  const breakable = path.join(folder, 'break.cjs')
  await writeFile(
    breakable,
    `if (require('node:worker_threads').isMainThread) process.on('SIGUSR2', () => { throw new Error('broken on "purpose"') })`,
  )
  const { args, environment: usual } = serverProcess(root)
  const port = await freePort()
  output = ''
  child = spawn('sh', [path.join(root, 'tools/run/supervise.sh'), process.execPath, '--require', breakable, ...args], {
    cwd: root,
    env: {
      ...usual,
      VIREO_DATA: path.join(folder, 'data'),
      VIREO_PORT: String(port),
      VIREO_LOG_LEVEL: 'fatal',
      VIREO_CAPTCHA: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout?.on('data', (data: Buffer) => (output += data.toString()))
  child.stderr?.on('data', (data: Buffer) => (output += data.toString()))
  return { url: `http://127.0.0.1:${port}` }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** The server's own process: the supervisor's only child. */
async function serverPid(): Promise<number> {
  const [pid] = (await readFile(`/proc/${child?.pid}/task/${child?.pid}/children`, 'utf8')).trim().split(' ')
  return Number(pid)
}

/** Waits until the product is up for the nth time. */
async function up(times: number): Promise<void> {
  const until = performance.now() + deadlineMs
  while ((output.match(/Vireo is ready/g) ?? []).length < times) {
    if (performance.now() > until || child?.exitCode !== null) throw new Error(`the server is not up:\n${output}`)
    await sleep(20)
  }
}

async function stopped(): Promise<number | null> {
  child?.kill('SIGTERM')
  const [code] = (await once(child as ChildProcess, 'exit')) as [number | null]
  return code
}

const post = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

test.skipIf(process.platform !== 'linux')(
  'a server that is killed or breaks comes back by itself, with its database and everybody’s things',
  async () => {
    const { url } = await start()
    await up(1)
    const person = { email: 'somebody@example.test', password: 'correct horse battery' }
    expect((await post(`${url}/v1/identity/sign-up`, person)).status).toBe(201)

    process.kill(await serverPid(), 'SIGKILL')
    await up(2)
    expect((await post(`${url}/v1/identity/sign-in`, person)).status).toBe(200)
    expect((await databaseOf(path.join(folder, 'data')))?.ownerPid).toBe(await serverPid())

    process.kill(await serverPid(), 'SIGUSR2')
    await up(3)
    expect((await post(`${url}/v1/identity/sign-in`, person)).status).toBe(200)
    expect(output).toContain('exit code 70')
    const [report = ''] = await readdir(path.join(folder, 'data/crashes'))
    const told = JSON.parse(await readFile(path.join(folder, 'data/crashes', report), 'utf8'))
    expect(told).toMatchObject({ kind: 'uncaught error', error: { name: 'Error', message: 'broken on "…"' } })

    expect(await stopped()).toBe(0)
    expect(await databaseOf(path.join(folder, 'data'))).toBeUndefined()
    await rm(folder, { recursive: true, force: true })
  },
)

test.skipIf(process.platform !== 'linux')('a server that may not stop in order leaves no database behind', async () => {
  await start()
  await up(1)
  const pid = await serverPid()
  // Stopped in its tracks, it cannot answer the signal; what comes next finds nobody to close the database.
  process.kill(pid, 'SIGSTOP')
  child?.kill('SIGTERM')
  process.kill(pid, 'SIGKILL')
  await once(child as ChildProcess, 'exit')
  expect(await databaseOf(path.join(folder, 'data'))).toBeUndefined()
  await rm(folder, { recursive: true, force: true })
})

test('settings that cannot be used are told once', async () => {
  await start({ VIREO_ROLE: 'conductor' })
  const [code] = await once(child as ChildProcess, 'exit')
  expect(code).toBe(78)
  expect(output.match(/The configuration cannot be used/g)).toHaveLength(1)
  await rm(folder, { recursive: true, force: true })
})
