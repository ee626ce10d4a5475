import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbeddedPostgres } from '@vireo/embedded-postgres'
import { libraryVoices } from '#voices/library/index.ts'
import { openDatabase } from '../../src/kernel/database/database.ts'
import { buildServer, type ServerProcess, startServerProcess } from './server-process.ts'

/** Each costs a start of the server: the suite does with few, and more are a variable away. */
const kills = Number(process.env['VIREO_TEST_KILLS'] ?? 6)
const environment = { VIREO_DEFAULT_TIER: 'enterprise', VIREO_CONCURRENCY_OVERRIDE: '50', VIREO_WORKERS: '2' }

type Acknowledged = { readonly id: string; readonly digest: string; readonly credits: number }
type Account = { readonly email: string; readonly apiKey: string; readonly generations: Acknowledged[] }

let folder: string
let server: ServerProcess | undefined
const accounts: Account[] = []
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vireo-kill-'))
  await buildServer()
}, 120_000)
afterAll(async () => {
  await server?.terminate()
  await rm(folder, { recursive: true, force: true })
})

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const digestOf = (bytes: ArrayBuffer) => createHash('sha256').update(Buffer.from(bytes)).digest('hex')

let people = 0
async function signUp(url: string): Promise<void> {
  const email = `person-${people++}@example.test`
  const answer = await post(`${url}/v1/identity/sign-up`, { email, password: 'correct horse battery' })
  if (answer.status !== 201) return
  const { access_token: token } = (await answer.json()) as { access_token: string }
  const key = await post(`${url}/v1/user/api-keys`, { name: 'kill' }, { authorization: `Bearer ${token}` })
  if (key.status !== 200) return
  accounts.push({ email, apiKey: ((await key.json()) as { 'xi-api-key': string })['xi-api-key'], generations: [] })
}

async function speak(url: string, account: Account, turn: number): Promise<void> {
  const voice = libraryVoices[turn % 4]?.voiceId
  const text = `Round ${turn} of this test says a sentence. ${turn % 3 === 0 ? 'And then it says another one, which is longer.' : ''}`
  const answer = await post(
    `${url}/v1/text-to-speech/${voice}/${turn % 2 === 0 ? 'stream' : ''}`.replace(/\/$/, ''),
    { text },
    { 'xi-api-key': account.apiKey },
  )
  const digest = digestOf(await answer.arrayBuffer())
  if (answer.status !== 200) return
  account.generations.push({
    id: answer.headers.get('history-item-id') ?? '',
    digest,
    credits: Number(answer.headers.get('character-cost')),
  })
}

/** Load until the server dies; what fails was never acknowledged. */
async function load(url: string, until: AbortSignal): Promise<void> {
  let turn = 0
  const worker = async () => {
    while (!until.aborted) {
      const account = accounts[turn % Math.max(1, accounts.length)]
      const work = account && turn % 9 !== 8 ? speak(url, account, turn++) : (turn++, signUp(url))
      await work.catch(() => undefined)
    }
  }
  await Promise.all(Array.from({ length: 6 }, worker))
}

async function assertEverythingIsThere(url: string, sample: number): Promise<void> {
  for (const account of accounts) {
    const headers = { 'xi-api-key': account.apiKey }
    expect((await fetch(`${url}/v1/user`, { headers })).status, `the account ${account.email}`).toBe(200)
    for (const generation of account.generations.slice(-sample)) {
      const audio = await fetch(`${url}/v1/history/${generation.id}/audio`, { headers })
      expect([audio.status, digestOf(await audio.arrayBuffer())], generation.id).toEqual([200, generation.digest])
    }
  }
}

const acknowledged = () => accounts.reduce((sum, account) => sum + account.generations.length, 0)

/** On a busy machine a round takes as long as it needs, so that every kill hits a server at work. */
async function somethingIsAcknowledged(count: number): Promise<void> {
  const startMs = performance.now()
  while (acknowledged() < count && performance.now() - startMs < 15_000) await sleep(20)
}

test(`${kills} hard kills under load lose nothing that was acknowledged`, { timeout: 600_000 }, async () => {
  for (let round = 0; round < kills; round++) {
    server = await startServerProcess(folder, environment)
    await assertEverythingIsThere(server.url, 3)
    if (accounts.length === 0) await signUp(server.url)
    const dead = new AbortController()
    const loading = load(server.url, dead.signal)
    await somethingIsAcknowledged(acknowledged() + 3)
    await sleep(Math.random() * 500)
    await server.kill()
    dead.abort()
    await loading
  }
  server = await startServerProcess(folder, environment)
  await assertEverythingIsThere(server.url, Number.MAX_SAFE_INTEGER)
  expect(acknowledged()).toBeGreaterThan(2 * kills)
  await expectBooksToAgree()
  expect(await server.terminate()).toBe(0)
})

/** No half rows, no orphan charges: what is charged is what is in the history, what was reserved is settled or given back. */
async function expectBooksToAgree(): Promise<void> {
  const postgres = await openEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), role: 'guest' })
  const database = openDatabase(postgres.connection, 4)
  const open = async () =>
    (await database.db.one<{ open: number }>(sql`select count(*) as open from credit_reservations`)).open
  await expect.poll(open, { timeout: 90_000, interval: 1000 }).toBe(0)
  const books = await database.db.many<{ workspace_id: string; charged: number; kept: number }>(sql`
    select a.workspace_id, a.used_credits as charged, coalesce((select sum(credits) from history_items h where h.workspace_id = a.workspace_id), 0)::bigint as kept
    from credit_accounts a`)
  for (const { workspace_id, charged, kept } of books) expect([workspace_id, charged]).toEqual([workspace_id, kept])
  await database.close()
  await postgres.stop()
}
