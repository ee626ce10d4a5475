import { AccessToken, Entrance } from '@vireo/contracts/identity'
import { ErrorBody } from '@vireo/contracts/kit'
import { expect, test } from 'vitest'
import { startTestServer, testPassword, type TestServer } from '#test/test-server.ts'
import { createManualClock } from '#kernel/clock.ts'
import { transaction } from '#kernel/transaction.ts'
import { createVault } from '#kernel/vault.ts'
import { createUser } from '../sign-in/create-user.ts'
import { hashOfNoPassword, openProvenAccount } from '../sign-in/federated-sign-in.ts'
import { jsonPost } from '../testing.ts'
import { findSetUpCode, setUpCodeOf } from './set-up-code.ts'

const isPublic = { settings: { publicUrl: new URL('https://voices.example.test') } }
/** What a proxy adds for somebody who is not at this machine. */
const elsewhere = { 'x-forwarded-for': '203.0.113.9' }
const here = {}
let people = 0

type Given = { readonly code?: string | null; readonly from?: Readonly<Record<string, string>> }

/** Signs somebody up: the status, and the error's code or whether they operate the instance. */
async function signUp(server: TestServer, { code, from = here }: Given = {}) {
  const body = { email: `first-${people++}@example.test`, password: testPassword, set_up_code: code }
  const answer = await server.fetch('/v1/identity/sign-up', jsonPost(body, from))
  if (!answer.ok) {
    const { detail } = ErrorBody.parse(await answer.json())
    return [answer.status, detail.code, detail.param]
  }
  const { user_id: userId } = AccessToken.parse(await answer.json())
  return [answer.status, (await operators(server)).includes(userId) ? 'operator' : 'ordinary']
}

async function operators({ database }: TestServer): Promise<string[]> {
  const { rows } = await database.pool.query('select id from users where is_instance_admin')
  return rows.map(({ id }) => String(id))
}

async function isAsked(server: TestServer, headers: Readonly<Record<string, string>> = here): Promise<boolean> {
  const answer = await server.fetch('/v1/identity/entrance', { headers })
  return Entrance.parse(await answer.json()).asks_for_set_up_code
}

const codeFor = ({ ports }: TestServer) => setUpCodeOf(ports.vault)
const missing = [403, 'set_up_code_required', 'set_up_code']
const wrong = [403, 'wrong_set_up_code', 'set_up_code']
const ordinary = [201, 'ordinary']
const operator = [201, 'operator']

test('at the machine itself, without a public address, the first account operates the instance; later ones do not', async () => {
  const server = await startTestServer()
  expect(await isAsked(server)).toBe(false)
  expect(await signUp(server)).toEqual(operator)
  expect(await signUp(server)).toEqual(ordinary)
  expect(await signUp(server, { code: codeFor(server) })).toEqual(ordinary)
  expect(await operators(server)).toHaveLength(1)
})

test.each([
  ['with a public address, from wherever', isPublic, here],
  ['with a public address, through its proxy', isPublic, elsewhere],
  ['without one, from elsewhere', {}, elsewhere],
])('%s: the first account takes the set-up code, later ones are asked for none', async (_, options, from) => {
  const server = await startTestServer(options)
  expect(await isAsked(server, from)).toBe(true)
  for (const code of [undefined, null, '', ' ']) expect(await signUp(server, { code, from })).toEqual(missing)
  for (const code of ['AAAAAAAA', codeFor(server).slice(1), `${codeFor(server)}A`, '–'])
    expect(await signUp(server, { code, from })).toEqual(wrong)
  const { rows } = await server.database.pool.query('select (select count(*) from users)::int as users')
  expect(rows).toEqual([{ users: 0 }])
  const written = ` ${codeFor(server).slice(0, 4).toLowerCase()} ${codeFor(server).slice(4)} `
  expect(await signUp(server, { code: written, from })).toEqual(operator)
  expect(await isAsked(server, from)).toBe(false)
  for (const code of [undefined, 'AAAAAAAA', codeFor(server)])
    expect(await signUp(server, { code, from })).toEqual(ordinary)
  expect(await operators(server)).toHaveLength(1)
})

test.each([
  ['by the set-up code', isPublic],
  ['at the machine itself', {}],
])('of several who sign up first at once %s, one operates the instance', async (_, options) => {
  const server = await startTestServer(options)
  const answers = await Promise.all(Array.from({ length: 5 }, () => signUp(server, { code: codeFor(server) })))
  expect(answers.map(([status]) => status)).toEqual([201, 201, 201, 201, 201])
  expect(await operators(server)).toHaveLength(1)
})

test('nobody guesses: ten wrong codes are the last for ten minutes, also before the right one', async () => {
  const clock = createManualClock(new Date())
  const server = await startTestServer({ ...isPublic, clock })
  const guesses = await Promise.all(Array.from({ length: 14 }, () => signUp(server, { code: 'AAAAAAAA' })))
  expect(guesses.filter(([, code]) => code === 'wrong_set_up_code')).toHaveLength(10)
  expect((await signUp(server, { code: codeFor(server) })).slice(0, 2)).toEqual([429, 'too_many_attempts'])
  clock.advance(10 * 60_000)
  expect(await signUp(server, { code: codeFor(server) })).toEqual(operator)
})

test('the command line needs no code, and what it opened makes the code worthless', async () => {
  const server = await startTestServer(isPublic)
  const ctx = server.product.systemContext()
  expect(await findSetUpCode(ctx)).toBe(codeFor(server))
  const made = await createUser(ctx, { email: 'operator@example.test', password: testPassword })
  expect(made.isOperator).toBe(true)
  expect(await findSetUpCode(ctx)).toBeUndefined()
  expect(await signUp(server, { code: codeFor(server) })).toEqual(ordinary)
})

test('whom an organisation vouches for is never appointed, even as the first', async () => {
  const server = await startTestServer(isPublic)
  const passwordHash = await hashOfNoPassword()
  const email = 'provisioned@example.test'
  await transaction(server.product.systemContext(), (ctx) =>
    openProvenAccount(ctx, { email, firstName: null, tier: 'free', passwordHash }),
  )
  expect(await signUp(server, { code: codeFor(server) })).toEqual(ordinary)
  expect(await operators(server)).toEqual([])
})

test('every node of an instance has the same code, and another instance another', () => {
  const [one, same, other] = ['a key', 'a key', 'another key'].map((secret) => setUpCodeOf(createVault(secret)))
  expect(one).toMatch(/^[A-Z2-7]{8}$/)
  expect(same).toBe(one)
  expect(other).not.toBe(one)
})
