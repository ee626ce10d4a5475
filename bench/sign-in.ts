import { randomBytes, scrypt } from 'node:crypto'
import { AccessToken } from '@vireo/contracts/identity'
import autocannon from 'autocannon'
import type { Row, Section } from './report.ts'
import type { ServerUnderTest } from './server-under-test.ts'
import { median, rounded } from './statistics.ts'

const password = 'correct horse battery'
const accounts = 6
/** An account has ten failures in ten minutes. */
const attemptsPerAccount = 4
const signIns = 40
const connections = 8

/**
 * Measures sign-ins per second against the bare hash, the times of known and unknown addresses, and the cost of
 * authenticating a request.
 */
export async function measureSignIn(server: ServerUnderTest): Promise<Section> {
  const known = Array.from({ length: accounts }, (_, one) => `bench-${process.pid}-${one}@example.test`)
  for (const email of known) await signUp(server, email)
  const rows = [await throughput(server, known), ...(await knownBesideUnknown(server, known))]
  rows.push(...(await authenticated(server, known[0] ?? '')))
  return { title: `Sign-in, ${connections} at a time`, rows }
}

async function throughput(server: ServerUnderTest, known: readonly string[]): Promise<Row> {
  const all = await inParallel(signIns, (one) => signIn(server, known[one % accounts] ?? '', password, 200))
  const bare = await inParallel(signIns, () => hash())
  return {
    what: 'sign-ins per second',
    measured: rounded(all, 1),
    unit: '/s',
    baseline: rounded(bare, 1),
    baselineName: 'the hash alone',
    relation: rounded(all / bare, 2),
  }
}

/** Measures both in turns, so that whatever else the machine does falls on both. */
async function knownBesideUnknown(server: ServerUnderTest, known: readonly string[]): Promise<Row[]> {
  let strangers = 0
  const unknown = () => `stranger-${process.pid}-${strangers++}@example.test`
  const pairs: readonly { what: string; rounds: number; ask: (email: string) => Promise<unknown> }[] = [
    {
      what: 'wrong password',
      rounds: accounts * attemptsPerAccount,
      ask: (email) => signIn(server, email, 'not the password', 401),
    },
    {
      what: 'password reset mail',
      rounds: accounts * 2,
      ask: (email) => post(server, '/v1/user/send-password-reset-email', { email }, 200),
    },
    { what: 'sign-up', rounds: accounts * 2, ask: (email) => signUp(server, email) },
  ]
  const rows: Row[] = []
  for (const { what, rounds, ask } of pairs) {
    const [knownMs, unknownMs]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      knownMs.push(await timed(() => ask(known[round % accounts] ?? '')))
      unknownMs.push(await timed(() => ask(unknown())))
    }
    rows.push({
      what: `${what}, known address`,
      measured: rounded(median(knownMs), 1),
      unit: 'ms',
      baseline: rounded(median(unknownMs), 1),
      baselineName: 'unknown address',
      relation: rounded(median(knownMs) / median(unknownMs), 2),
    })
  }
  return rows
}

async function authenticated(server: ServerUnderTest, email: string): Promise<Row[]> {
  const answer = await signIn(server, email, password, 200)
  const { access_token: token } = AccessToken.parse(await answer.json())
  const open = await microseconds(`${server.url}/v1/identity/entrance`, {})
  const ways = { 'access token': { authorization: `Bearer ${token}` }, 'API key': { 'xi-api-key': server.apiKey } }
  const rows: Row[] = []
  for (const [name, headers] of Object.entries(ways)) {
    const measured = await microseconds(`${server.url}/v1/user`, headers)
    rows.push({
      what: `GET /v1/user by ${name}`,
      measured: rounded(measured, 0),
      unit: 'µs',
      baseline: rounded(open, 0),
      baselineName: 'a public route',
      relation: rounded(measured / open, 2),
    })
  }
  return rows
}

async function microseconds(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections: 16, duration: 2 })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers were no success`)
  return 1_000_000 / result.requests.average
}

/** Runs work `count` times with `connections` under way at any time. Answers how many were done per second. */
async function inParallel(count: number, work: (one: number) => Promise<unknown>): Promise<number> {
  let next = 0
  const startedAt = performance.now()
  const line = async () => {
    for (let one = next++; one < count; one = next++) await work(one)
  }
  await Promise.all(Array.from({ length: connections }, line))
  return count / ((performance.now() - startedAt) / 1000)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

function signIn(server: ServerUnderTest, email: string, given: string, expected: number): Promise<Response> {
  return post(server, '/v1/identity/sign-in', { email, password: given }, expected)
}

function signUp(server: ServerUnderTest, email: string): Promise<Response> {
  return post(server, '/v1/identity/sign-up', { email, password }, 201)
}

async function post(server: ServerUnderTest, path: string, body: object, expected: number): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (answer.status !== expected) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

/** Hashes a password with the parameters of the product. */
function hash(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    scrypt(password, randomBytes(16), 32, { N: 2 ** 14, r: 8, p: 5, maxmem: 64 * 1024 * 1024 }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
