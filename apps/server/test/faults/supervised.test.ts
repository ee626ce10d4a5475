import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { serverProcess } from '../../../../tools/run/server-process.mjs'
import { findRunningServer, openEmbeddedPostgres } from '@vireo/embedded-postgres'
import { libraryVoices } from '#voices/library/index.ts'
import { buildServer } from './server-process.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const deadlineMs = 90_000
const stopMs = 45_000

let folder: string
let child: ChildProcess | undefined
let output = ''
beforeAll(buildServer, 120_000)
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vireo-supervised-'))
})

const databaseOf = (dataDir: string) => findRunningServer(path.join(dataDir, 'postgres'))

/** Breaks the program beneath whoever is answered and asked for it, as a bug would, when the answer is on its way. */
const breaking = `
  const { ServerResponse } = require('node:http')
  const { writeHead } = ServerResponse.prototype
  ServerResponse.prototype.writeHead = function (...head) {
    if (this.req.headers['x-break']) setTimeout(() => { throw new Error('broken on "purpose"') }, 50)
    return writeHead.apply(this, head)
  }`

/** The product as `npm start` runs it, but it can be broken. */
async function start(environment: Record<string, string> = {}): Promise<{ url: string }> {
  const breakable = path.join(folder, 'break.cjs')
  await writeFile(breakable, `if (require('node:worker_threads').isMainThread) {${breaking}\n}`)
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
  const started = { supervisor: child, kept: folder }
  onTestFinished(() => leaveNothing(started), deadlineMs)
  child.stdout?.on('data', (data: Buffer) => (output += data.toString()))
  child.stderr?.on('data', (data: Buffer) => (output += data.toString()))
  return { url: `http://127.0.0.1:${port}` }
}

/** However a test ended: neither supervisor nor server nor database outlives it, nor what they kept. */
async function leaveNothing({ supervisor, kept }: { supervisor: ChildProcess; kept: string }): Promise<void> {
  if (supervisor.exitCode === null && supervisor.signalCode === null) {
    const gone = once(supervisor, 'exit').then(() => true)
    supervisor.kill('SIGTERM')
    const isGone = await Promise.race([gone, sleep(stopMs, false, { ref: false })])
    // Whoever does not stop in order is ended; the supervisor then closes the database behind it.
    const pid = isGone ? 0 : await serverPid(supervisor)
    if (pid) process.kill(pid, 'SIGKILL')
    await gone
  }
  await rm(kept, { recursive: true, force: true })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** The server's own process: the supervisor's only child. */
async function serverPid(supervisor = child): Promise<number> {
  const at = `/proc/${supervisor?.pid}/task/${supervisor?.pid}/children`
  const [pid] = (await readFile(at, 'utf8').catch(() => '')).trim().split(' ')
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

/** What somebody sees of the product and does in it. */
async function visitor(url: string, email: string) {
  const json = { 'content-type': 'application/json' }
  const person = JSON.stringify({ email, password: 'correct horse battery' })
  const post = (at: string, body: string | null, headers = {}) =>
    fetch(url + at, { method: 'POST', headers: { ...(body && json), ...headers }, body })
  const signedUp = await post('/v1/identity/sign-up', person)
  expect(signedUp.status).toBe(201)
  const { access_token: token } = (await signedUp.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${token}` }
  const key = await post('/v1/user/api-keys', '{"name":"supervised"}', headers)
  const { 'xi-api-key': apiKey = '' } = (await key.json()) as Record<string, string>
  return {
    canSignIn: async () => (await post('/v1/identity/sign-in', person)).status === 200,
    breakIt: async () =>
      (await fetch(`${url}/v1/user`, { headers: { ...headers, 'x-break': 'yes' } })).headers.get('request-id'),
    startExport: async () => expect((await post('/v1/user/exports', null, headers)).status).toBe(202),
    exportState: async () => {
      const answer = await fetch(`${url}/v1/user/exports`, { headers })
      return ((await answer.json()) as { exports: { state: string }[] }).exports[0]?.state
    },
    /** A socket that is open until the other side goes. */
    openSocket: async () => {
      const at = `/v1/text-to-speech/${libraryVoices[0]?.voiceId}/stream-input?inactivity_timeout=180`
      const socket = new WebSocket(url.replace('http', 'ws') + at, { headers: { 'xi-api-key': apiKey } })
      socket.on('error', () => undefined)
      await once(socket, 'open')
      socket.send('{"text":" "}')
      return socket
    },
  }
}

/** Says a sentence on a socket; resolves with how much sound came back once it is all there. */
async function speakOn(socket: WebSocket): Promise<number> {
  let characters = 0
  socket.on('message', (message) => {
    characters += ((JSON.parse(String(message)) as { audio?: string | null }).audio ?? '').length
  })
  socket.send('{"text":"Here I am again. "}')
  socket.send('{"text":""}')
  const [code] = (await once(socket, 'close')) as [number]
  expect(code).toBe(1000)
  return characters
}

/** While this is held, no work can be finished that tells somebody by mail. */
async function holdMail() {
  const postgres = await openEmbeddedPostgres({ dataDir: path.join(folder, 'data/postgres'), role: 'guest' })
  const client = new Client(postgres.connection)
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin')
  await client.query('lock table letters in exclusive mode')
  let released: Promise<void> | undefined
  const letGo = async () => {
    // A database that has stopped meanwhile holds nothing.
    await client.end().catch(() => undefined)
    await postgres.stop()
  }
  const release = () => (released ??= letGo())
  onTestFinished(release)
  return { release }
}

type Report = { readonly requests_answered: readonly unknown[] }

/** The oldest first. */
async function crashReports(): Promise<Report[]> {
  const reports = path.join(folder, 'data/crashes')
  const names = (await readdir(reports)).toSorted()
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(path.join(reports, name), 'utf8')) as Report))
}

test.skipIf(process.platform !== 'linux')(
  'a server that is killed or breaks comes back by itself, with its database, its work and everybody’s things',
  { timeout: 4 * deadlineMs },
  async () => {
    const { url } = await start()
    await up(1)
    const [one, other] = [await visitor(url, 'one@example.test'), await visitor(url, 'other@example.test')]

    let mail = await holdMail()
    await one.startExport()
    await expect.poll(one.exportState, { timeout: deadlineMs }).toBe('running')
    const cut = once(await one.openSocket(), 'close')
    process.kill(await serverPid(), 'SIGKILL')
    await cut
    await mail.release()
    await up(2)
    expect(await one.canSignIn()).toBe(true)
    expect((await databaseOf(path.join(folder, 'data')))?.ownerPid).toBe(await serverPid())
    expect(await speakOn(await one.openSocket())).toBeGreaterThan(1000)
    await expect.poll(one.exportState, { timeout: deadlineMs, interval: 200 }).toBe('done')

    mail = await holdMail()
    await other.startExport()
    await expect.poll(other.exportState, { timeout: deadlineMs }).toBe('running')
    const left = once(await other.openSocket(), 'close')
    const requestId = await other.breakIt()
    await left
    await expect.poll(() => output, { timeout: deadlineMs }).toContain('exit code 70')
    await mail.release()
    await up(3)
    expect(await other.canSignIn()).toBe(true)
    expect(await speakOn(await other.openSocket())).toBeGreaterThan(1000)
    const [first] = await crashReports()
    expect(first).toMatchObject({ kind: 'uncaught error', error: { name: 'Error', message: 'broken on "…"' } })
    expect(first?.requests_answered).toContainEqual({ id: requestId, method: 'GET', route: '/v1/user' })

    // From then on it traces who broke it.
    const again = await other.breakIt()
    await up(4)
    expect((await crashReports())[1]).toMatchObject({ request: { id: again, method: 'GET', route: '/v1/user' } })
    await expect.poll(other.exportState, { timeout: deadlineMs, interval: 200 }).toBe('done')

    expect(await stopped()).toBe(0)
    expect(await databaseOf(path.join(folder, 'data'))).toBeUndefined()
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
})

test('settings that cannot be used are told once', async () => {
  await start({ VIREO_ROLE: 'conductor' })
  const [code] = await once(child as ChildProcess, 'exit')
  expect(code).toBe(78)
  expect(output.match(/The configuration cannot be used/g)).toHaveLength(1)
})
