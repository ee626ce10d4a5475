import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { GeneratedVideo, ShareVideoJob } from '@vireo/contracts/sharing'
import { SubscriptionDocument } from '@vireo/contracts/users'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openEmbeddedPostgres } from '@vireo/embedded-postgres'
import { signWebhook } from '#billing/sandbox/webhooks/sign-webhook.ts'
import { libraryVoices } from '#voices/library/index.ts'
import { createVault } from '../../src/kernel/vault.ts'
import { testMedia } from '../test-engines.ts'
import { buildServer, type ServerProcess, startServerProcess } from './server-process.ts'
import { transcribeThroughKill } from './transcribing-through-a-kill.ts'
import { type Killed, workThroughKills } from './working-through-kills.ts'

const secret = 'the instance key of a test that kills its server'
const environment = {
  VIREO_SECRET: secret,
  VIREO_BILLING_PROVIDER: 'sandbox',
  VIREO_WORKERS: '1',
  VIREO_OUTBOUND_HOSTS: '127.0.0.1',
}
type Person = { readonly workspaceId: string; readonly headers: Record<string, string> }

let folder: string
let server: ServerProcess
let books: Awaited<ReturnType<typeof openBooks>>
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vireo-paid-'))
  await buildServer()
  server = await startServerProcess(folder, environment)
  books = await openBooks()
}, 120_000)
afterAll(async () => {
  await books.close()
  await server.terminate()
  await rm(folder, { recursive: true, force: true })
})

/** A look into the database of the server, beside it. */
async function openBooks() {
  const postgres = await openEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), role: 'guest' })
  const client = new Client(postgres.connection)
  client.on('error', () => undefined)
  await client.connect()
  const rows = async <Row>(text: string, ...values: unknown[]) => (await client.query(text, values)).rows as Row[]
  const close = async () => {
    await client.end().catch(() => undefined)
    await postgres.stop()
  }
  return { rows, close }
}

const post = (at: string, body: unknown = {}, headers: Record<string, string> = {}) =>
  fetch(server.url + at, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

async function signUp(email: string): Promise<Person> {
  const answer = await post('/v1/identity/sign-up', { email, password: 'correct horse battery' })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${token}` }
  const [user] = await books.rows<{ workspace_id: string }>(
    'update users set email_verified_at = now() where email = $1 returning (select id from workspaces where owner_id = users.id) as workspace_id',
    email,
  )
  return { headers, workspaceId: user?.workspace_id ?? '' }
}

const monthly = (tier: string) => ({ subscription_type: tier, billing_period: 'monthly_period' })

/** What somebody proved is known within a second. */
function checkout({ headers }: Person, tier: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const opened = await post('/create-checkout-session', { ...monthly(tier), no_default_promocode: true }, headers)
      expect(opened.status).toBe(200)
      const { url } = (await opened.json()) as { url: string }
      return new URL(url).pathname.split('/').at(-1) ?? ''
    },
    { timeout: 30_000 },
  )
}
const pay = (page: string) =>
  post(`/v1/billing/sandbox/sessions/${page}/card`, {
    number: '4242424242424242',
    exp_month: 12,
    exp_year: 2090,
    cvc: '123',
  })
const upgrade = ({ headers }: Person, tier: string) =>
  post('/upgrade-subscription', { ...monthly(tier), idempotency_key: 'one-click' }, headers)

const tierOf = async ({ headers }: Person) => {
  const answer = await fetch(`${server.url}/v1/user/subscription`, { headers })
  const { tier, status, character_limit: limit } = SubscriptionDocument.parse(await answer.json())
  return [tier, status, limit]
}
/** What the provider took, by invoice. */
const taken = async ({ workspaceId }: Person) =>
  (
    await books.rows<{ paid: number }>(
      `select (invoice->>'amountPaidMinor')::int as paid from sandbox_invoices where workspace_id = $1 order by number`,
      workspaceId,
    )
  ).map(({ paid }) => paid)

/** What an upgrade in the middle of a period costs and adds: the part of both differences that was left when it was written. */
async function restOf({ workspaceId }: Person, differenceMinor: number, differenceCredits: number) {
  const [first, second] = await books.rows<{ invoice: { periodStartsAt: number; periodEndsAt: number } }>(
    'select invoice from sandbox_invoices where workspace_id = $1 order by number',
    workspaceId,
  )
  if (!first || !second) throw new Error('There was no upgrade.')
  const [from, to, at] = [first.invoice.periodStartsAt, first.invoice.periodEndsAt, second.invoice.periodStartsAt].map(
    (instant) => Math.floor(instant / 1000),
  ) as [number, number, number]
  const [left, whole] = [to - at, to - from]
  return {
    chargedMinor: Math.ceil((differenceMinor * left) / whole),
    addedCredits: Math.floor((differenceCredits * left) / whole),
  }
}
/** What the ledger gave, and took. */
const given = async ({ workspaceId }: Person) =>
  (
    await books.rows<{ entry: string }>(
      `select kind || ' ' || reason || ' ' || credits as entry from credit_entries
       where workspace_id = $1 and kind = 'plan' order by id`,
      workspaceId,
    )
  ).map(({ entry }) => entry)

/** Everything the provider said so far, said again from outside, signed now. */
async function deliverEverything(): Promise<number[]> {
  const vault = createVault(secret)
  const events = await books.rows<{ body: string }>('select body from sandbox_events order by id')
  const answers = events.map(({ body }) =>
    fetch(`${server.url}/v1/billing/webhooks/sandbox`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sandbox-signature': signWebhook(vault, Buffer.from(body), new Date()),
      },
      body,
    }),
  )
  return (await Promise.all(answers)).map(({ status }) => status)
}

/** What the provider said, and nobody acted on yet, comes then. */
const messagesAre = (due: string) => books.rows(`update graphile_worker._private_jobs set run_at = ${due}`)

/** Starts the server that was killed again. What a process held is taken back a while after its lease ended. */
async function restart(): Promise<void> {
  await books.rows("update nodes set lease_until = now() - interval '1 minute'")
  await books.rows(
    "update graphile_worker._private_jobs set locked_at = now() - interval '1 minute' where locked_by is not null",
  )
  await books.close()
  server = await startServerProcess(folder, environment)
  books = await openBooks()
}
/** The server, for what is written once and killed in many places. */
const killed: Killed = {
  url: () => server.url,
  rows: (text, ...values) => books.rows(text, ...values),
  signUp,
  pay,
  kill: () => server.kill(),
  restart,
}
const waiting = 'select event_ref from billing_webhooks where processed_at is null'

test('a kill between the provider’s commit and ours charges once, gives once, and ends with what was paid', async () => {
  const [newcomer, customer] = [await signUp('newcomer@example.test'), await signUp('customer@example.test')]
  expect((await pay(await checkout(customer, 'starter'))).status).toBe(200)
  const page = await checkout(newcomer, 'creator')

  // The product cannot write down what the provider did, and dies before it could.
  await books.rows('begin')
  await books.rows('lock table subscriptions in exclusive mode')
  const cut = [pay(page), upgrade(customer, 'pro')].map((request) =>
    request.then(
      ({ status }) => status,
      () => 'cut',
    ),
  )
  await expect.poll(async () => [(await taken(newcomer)).length, (await taken(customer)).length]).toEqual([1, 2])
  await server.kill()
  expect(await Promise.all(cut)).toEqual(['cut', 'cut'])
  expect(await books.rows('select tier from subscriptions')).toEqual([{ tier: 'starter' }])
  expect([await given(newcomer), await given(customer)]).toEqual([[], ['plan starter 20000']])
  await books.rows('rollback')
  await messagesAre("now() + interval '1 hour'")
  await books.close()

  server = await startServerProcess(folder, environment)
  books = await openBooks()
  const charged = [await taken(newcomer), await taken(customer)]
  const { chargedMinor, addedCredits } = await restOf(customer, 9900 - 500, 500_000 - 30_000)
  expect(charged).toEqual([[2200], [500, chargedMinor]])
  const limit = 30_000 + addedCredits
  expect(await tierOf(customer)).toEqual(['starter', 'active', 30_000])
  // Both press once more, as people do whose page was cut off. Whoever died in the middle keeps the lock for a while.
  await books.rows('update billing_desks set held_until = now()')
  expect((await upgrade(customer, 'pro')).status).toBe(200)
  expect(await tierOf(customer)).toEqual(['pro', 'active', limit])
  await messagesAre('now()')
  for (let round = 0; round < 2; round++) {
    expect(new Set(await deliverEverything())).toEqual(new Set([200]))
    await expect.poll(() => tierOf(newcomer), { timeout: 45_000 }).toEqual(['creator', 'active', 100_000])
  }
  expect((await pay(page)).status).toBe(200)
  await expect.poll(() => books.rows(waiting), { timeout: 45_000 }).toEqual([])

  expect([await taken(newcomer), await taken(customer)]).toEqual(charged)
  expect([await tierOf(newcomer), await tierOf(customer)]).toEqual([
    ['creator', 'active', 100_000],
    ['pro', 'active', limit],
  ])
  expect([await given(newcomer), await given(customer)]).toEqual([
    ['plan creator 90000'],
    ['plan starter 20000', `plan pro ${addedCredits}`],
  ])
})

test('a kill in the middle of a render costs the time and nothing else: it is begun again, and one video stands', async () => {
  const { headers } = await signUp('maker@example.test')
  const voice = libraryVoices[0]?.voiceId
  const text = 'A video is made of these words, twice.'
  const spoken = await post(`/v1/text-to-speech/${voice}`, { text }, headers)
  expect(spoken.status).toBe(200)
  await spoken.arrayBuffer()
  const at = `/v1/history/${spoken.headers.get('history-item-id')}/generate-video`
  const ask = () => post(`${at}?format=square&wait_seconds=0`, {}, headers)
  const { job_id: jobId = '' } = await vi.waitFor(
    async () => {
      const begun = await ask()
      expect(begun.status).toBe(202)
      return GeneratedVideo.parse(await begun.json())
    },
    { timeout: 30_000 },
  )
  const job = async () => ShareVideoJob.parse(await (await fetch(`${server.url}${at}/${jobId}`, { headers })).json())
  await expect.poll(async () => (await job()).progress, { timeout: 60_000, interval: 50 }).toBeGreaterThan(0)
  await server.kill()
  expect(await books.rows('select state from jobs where id = $1', jobId)).toEqual([{ state: 'running' }])
  expect(await books.rows('select 1 from share_videos where storage_key is not null')).toEqual([])
  await restart()
  await expect.poll(job, { timeout: 90_000, interval: 200 }).toMatchObject({ job_id: jobId, state: 'done' })
  const { video_url: address } = GeneratedVideo.parse(await (await ask()).json())
  const { pathname, search } = new URL(address ?? '')
  const video = new Uint8Array(await (await fetch(`${server.url}${pathname}${search}`)).arrayBuffer())
  const found = await testMedia.probe(video, { share: 'a test' })
  expect(found).toMatchObject({ video: { codec: 'h264', width: 1080, height: 1080 }, audio: { codec: 'aac' } })
  const [item] = await books.rows<{ duration_ms: number }>(
    'select duration_ms from history_items where id = $1',
    spoken.headers.get('history-item-id'),
  )
  expect(Math.abs(found.durationMs - Number(item?.duration_ms))).toBeLessThan(100)
  const kept = await books.rows<{ storage_key: string }>('select storage_key from share_videos')
  expect(kept).toEqual([{ storage_key: expect.stringContaining(jobId) }])
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.mp4'))
  expect(files).toEqual([expect.stringContaining(kept[0]?.storage_key ?? 'none')])
}, 180_000)

test('a kill in the middle of a recording that is written down: nothing is heard twice, and it is paid once', async () => {
  const person = await signUp('listener@example.test')
  expect((await pay(await checkout(person, 'starter'))).status).toBe(200)
  await transcribeThroughKill(killed, person)
}, 240_000)

test('a kill while work is submitted, approved, accepted and paid leaves all of it or nothing, and pays once', async () => {
  const paid = await workThroughKills(killed)
  expect(paid).toEqual({ transfers: 1, sent: 120, booked: 120 })
}, 240_000)
