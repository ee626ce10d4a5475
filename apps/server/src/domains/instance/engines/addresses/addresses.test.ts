import { AddressEngine, AddressEngines, AddressTrial, WorkspaceEngines } from '@vireo/contracts/engines'
import { HistoryItem } from '@vireo/contracts/history'
import { Voice } from '@vireo/contracts/voices'
import { createSpeechPool } from '@vireo/engines'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createOutbound } from '../../../../adapters/outbound-http.ts'
import { startAddressServer, testKey } from '../../../../adapters/engines-by-address/address-server.testing.ts'
import { createInstalledVoices } from '../../../../installed-voices.ts'
import { openAddressEngines } from '../../../../open-address-engines.ts'
import { createVault } from '#kernel/vault.ts'
import { systemClock } from '#kernel/clock.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { startTestServer, type TestPerson } from '#test/test-server.ts'

// Another instance of this product is the engine, by the routes that clients of the OpenAI API use.
const other = await startTestServer()
const otherOwner = await other.signUp()
const remote = await startAddressServer()
const { database } = await createTestDatabase()
const hosts = [new URL(other.url).host, remote.host]
const outbound = createOutbound({ namedHosts: hosts })
const vault = createVault('a test instance has a key that everybody knows')
const installedVoices = createInstalledVoices()
const addressEngines = openAddressEngines({
  database,
  vault,
  outbound,
  clock: systemClock,
  onShared: installedVoices.adopt,
})
const speech = createSpeechPool({
  workers: 1,
  engines: {
    flite: import.meta.resolve('@vireo/engine-flite'),
    espeak: import.meta.resolve('@vireo/engine-espeak'),
    address: import.meta.resolve('@vireo/engines/linked/linked-speech.ts'),
  },
  warmEngines: [],
  links: { address: addressEngines.connect },
})
const logged: string[] = []
const server = await startTestServer({
  database,
  ports: { speech, addressEngines, outbound, vault },
  settings: { installedVoices },
  log: (line) => logged.push(line),
})
const operator = await server.signUp({ tier: 'creator' })
const member = await server.signUp({ tier: 'creator' })
const pauper = await server.signUp()
const answered: string[] = []

afterAll(async () => {
  addressEngines.close()
  await speech.close()
  await remote.close()
})
beforeEach(() => {
  remote.misbehave = undefined
  remote.asked.length = 0
})

async function ask(person: TestPerson, method: string, to: string, body?: unknown): Promise<[number, unknown]> {
  const answer = await server.fetch(to, {
    method,
    headers: {
      authorization: `Bearer ${person.accessToken}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false
  const read: unknown = isJson ? await answer.json() : (await answer.arrayBuffer()).byteLength
  answered.push(JSON.stringify(read))
  return [answer.status, read]
}

async function add(person: TestPerson, to: string, input: object): Promise<AddressEngine> {
  const [status, made] = await ask(person, 'POST', to, input)
  expect([status, made]).toMatchObject([201, {}])
  return AddressEngine.parse(made)
}

const refusal = (code: string, data?: object) => ({ detail: { code, ...(data && { data }) } })
const admin = '/v1/admin/engines/addresses'
const own = '/v1/workspace/engines'
const studio = {
  name: 'Studio',
  address: `${remote.address}/`,
  api_key: testKey,
  capabilities: ['speech', 'chat'],
  model: 'test-1',
  voices: ['alloy'],
}

async function voicesOf(person: TestPerson, kind: string): Promise<Voice[]> {
  const [, found] = await ask(person, 'GET', `/v2/voices?voice_type=${kind}&page_size=100`)
  return (found as { voices: unknown[] }).voices.map((voice) => Voice.parse(voice))
}

async function speak(person: TestPerson, voiceId: string, text: string) {
  const answer = await server.fetch(`/v1/text-to-speech/${voiceId}`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text, seed: 7 }),
  })
  const bytes = await answer.arrayBuffer()
  const item = answer.headers.get('history-item-id')
  return {
    status: answer.status,
    bytes: bytes.byteLength,
    error: answer.ok ? undefined : (JSON.parse(Buffer.from(bytes).toString()) as { detail: { message: string } }),
    info: JSON.parse(answer.headers.get('generation-info') ?? '{}') as Record<string, unknown>,
    cost: answer.headers.get('character-cost'),
    item: item ? HistoryItem.parse((await ask(person, 'GET', `/v1/history/${item}`))[1]) : undefined,
  }
}

const used = async (person: TestPerson) =>
  ((await ask(person, 'GET', '/v1/user/subscription'))[1] as { character_count: number }).character_count

describe('engines by address of the instance', () => {
  test('are the operator’s alone', async () => {
    for (const [method, to] of [
      ['GET', admin],
      ['DELETE', `${admin}/eng_x`],
    ] as const)
      expect(await ask(member, method, to)).toMatchObject([403, refusal('operator_only')])
    expect(await ask(member, 'POST', admin, studio)).toMatchObject([403, refusal('operator_only')])
    expect(await ask(operator, 'DELETE', `${admin}/eng_x`)).toMatchObject([404, refusal('engine_address_not_found')])
  })

  test('lie where somebody may be asked, have voices to speak with, and follow their own kind', async () => {
    const refused = async (change: object) => (await ask(operator, 'POST', admin, { ...studio, ...change }))[1]
    for (const address of ['https://127.0.0.1/v1', 'https://169.254.169.254/latest', 'http://example.com/v1'])
      expect(await refused({ address })).toMatchObject(refusal('engine_address_refused'))
    expect(await refused({ voices: [] })).toMatchObject(refusal('engine_needs_voices'))
    expect(await refused({ next_engine_id: 'eng_nobody' })).toMatchObject(refusal('engine_next_unknown'))
    const [status] = await ask(operator, 'POST', admin, { ...studio, address: `${remote.address}?key=x` })
    expect(status).toBe(422)
    expect(AddressEngines.parse((await ask(operator, 'GET', admin))[1]).engines).toEqual([])
  })

  test('speak as voices of everybody, with credits, history and who spoke', { timeout: 60_000 }, async () => {
    const input = {
      ...studio,
      name: 'Other instance',
      address: `${other.url}/v1`,
      api_key: otherOwner.apiKey,
      model: 'tts-1',
      voices: ['Clara'],
    }
    const tried = AddressTrial.parse(
      (await ask(operator, 'POST', `${admin}/try`, { ...input, capability: 'speech' }))[1],
    )
    expect(tried.latency_ms).toBeGreaterThan(0)
    expect(Buffer.from(tried.audio_base64 ?? '', 'base64').toString('latin1', 0, 4)).toBe('RIFF')
    const engine = await add(operator, admin, input)
    expect(engine).toMatchObject({
      has_key: true,
      key_last4: otherOwner.apiKey.slice(-4),
      host: new URL(other.url).host,
    })
    const state = async () => AddressEngines.parse((await ask(operator, 'GET', admin))[1]).engines[0]?.health.state
    await expect.poll(state).toBe('well')

    const voice = (await voicesOf(member, 'default')).find(({ name }) => name === 'Clara (Other instance)')
    expect(voice?.description).toBe(`Text spoken by this voice is sent to ${new URL(other.url).host}.`)
    const before = await used(member)
    const said = await speak(member, voice?.voice_id ?? '', 'Good morning to you. How are you today?')
    expect(said).toMatchObject({ status: 200, info: { seed: 7, engine: 'Other instance' } })
    expect(said.bytes).toBeGreaterThan(10_000)
    expect((await used(member)) - before).toBe(Number(said.cost))
    expect(said.item).toMatchObject({ voice_name: 'Clara (Other instance)', settings: { engine: 'Other instance' } })

    expect(await ask(operator, 'DELETE', `${admin}/${engine.engine_id}`)).toMatchObject([200, { status: 'ok' }])
    expect((await speak(member, voice?.voice_id ?? '', 'Hello?')).status).toBe(404)
  })

  test('are asked for each workspace: nobody learns what another one has spoken lately', async () => {
    const engine = await add(operator, admin, studio)
    const voice = (await voicesOf(member, 'default')).find(({ name }) => name === 'Alloy (Studio)')
    for (const person of [member, operator])
      expect(await speak(person, voice?.voice_id ?? '', 'Both of us say this.')).toMatchObject({ status: 200 })
    expect(remote.asked.filter((asked) => asked.endsWith('/audio/speech'))).toHaveLength(2)
    await ask(operator, 'DELETE', `${admin}/${engine.engine_id}`)
  })

  test('are followed by whom the operator chose, which is told', { timeout: 60_000 }, async () => {
    const second = await add(operator, admin, { ...studio, name: 'Second', voices: ['echo'] })
    const first = await add(operator, admin, { ...studio, name: 'First', next_engine_id: second.engine_id })
    const voice = (await voicesOf(member, 'default')).find(({ name }) => name === 'Alloy (First)')
    const failing = (text: string) => {
      remote.misbehave = (request, reply) =>
        Promise.resolve(
          (request.body as { voice?: string } | undefined)?.voice === 'alloy'
            ? reply.status(500).send(text)
            : undefined,
        )
    }
    failing('x')
    const said = await speak(member, voice?.voice_id ?? '', 'The first one is ill today.')
    expect(said.info).toEqual({ seed: 7, engine: 'Second', engine_instead_of: 'First' })
    expect(said.item?.settings).toMatchObject({ engine: 'Second', engine_instead_of: 'First' })

    expect(await ask(operator, 'PATCH', `${admin}/${first.engine_id}`, { next_engine_id: null })).toMatchObject([
      200,
      {},
    ])
    const before = await used(member)
    const alone = await speak(member, voice?.voice_id ?? '', 'Nobody follows it any more.')
    expect(alone).toMatchObject({
      error: {
        detail: { code: 'engine_failed', data: { kind: 'unavailable' }, message: expect.stringContaining(remote.host) },
      },
    })
    expect(await used(member)).toBe(before)
    for (const { engine_id: id } of [first, second]) await ask(operator, 'DELETE', `${admin}/${id}`)
  })
})

describe('engines by address of a workspace', () => {
  test('come with plans that are paid for', async () => {
    expect(await ask(pauper, 'POST', own, studio)).toMatchObject([403, refusal('feature_not_available')])
    expect(WorkspaceEngines.parse((await ask(pauper, 'GET', own))[1])).toMatchObject({ may_have_own: false })
  })

  test('give the workspace voices, and take them away', { timeout: 60_000 }, async () => {
    const engine = await add(member, own, studio)
    const voice = (await voicesOf(member, 'personal')).find(({ name }) => name === 'Alloy')
    expect(voice).toMatchObject({ cloning_method: 'by_address', description: expect.stringContaining(remote.host) })
    const said = await speak(member, voice?.voice_id ?? '', 'This is spoken elsewhere.')
    expect(said).toMatchObject({ status: 200, info: { engine: 'Studio' } })
    expect((await speak(pauper, voice?.voice_id ?? '', 'Not for me.')).status).toBe(404)
    expect(await ask(pauper, 'DELETE', `${own}/${engine.engine_id}`)).toMatchObject([404, {}])
    expect(await ask(operator, 'DELETE', `${admin}/${engine.engine_id}`)).toMatchObject([404, {}])
    expect(await ask(member, 'POST', `/v1/voices/${voice?.voice_id}/publication`, {})).not.toMatchObject([200, {}])

    await ask(member, 'PATCH', `${own}/${engine.engine_id}`, { voices: ['echo'] })
    expect((await voicesOf(member, 'personal')).map(({ name }) => name)).toEqual(['Echo'])
    await ask(member, 'DELETE', `${own}/${engine.engine_id}`)
    expect(await voicesOf(member, 'personal')).toEqual([])
  })

  test('are not asked where nothing may leave, nor are those of the instance', { timeout: 60_000 }, async () => {
    const shared = await add(operator, admin, studio)
    const voice = (await voicesOf(member, 'default')).find(({ name }) => name === 'Alloy (Studio)')
    expect(await ask(member, 'GET', '/v1/engines/chat')).toMatchObject([200, { capability: 'chat' }])
    expect(await ask(member, 'PATCH', own, { nothing_leaves: true })).toEqual([200, { nothing_leaves: true }])
    remote.asked.length = 0
    expect(await speak(member, voice?.voice_id ?? '', 'A secret.')).toMatchObject({
      status: 403,
      error: { detail: { code: 'engine_outside_forbidden' } },
    })
    const forbidden = [403, refusal('engine_outside_forbidden')]
    expect(await ask(member, 'GET', '/v1/engines/chat')).toMatchObject(forbidden)
    expect(await ask(member, 'POST', own, studio)).toMatchObject(forbidden)
    expect(await ask(member, 'POST', `${own}/try`, { ...studio, capability: 'speech' })).toMatchObject(forbidden)
    expect(remote.asked).toEqual([])
    await ask(member, 'PATCH', own, { nothing_leaves: false })
    expect(await speak(member, voice?.voice_id ?? '', 'No secret.')).toMatchObject({ status: 200 })
    await ask(operator, 'DELETE', `${admin}/${shared.engine_id}`)
  })

  test('keep their key to themselves, and to the server that it was given for', async () => {
    const engine = await add(member, own, studio)
    const trial = { ...studio, api_key: undefined, engine_id: engine.engine_id, capability: 'chat' }
    expect(await ask(member, 'POST', `${own}/try`, trial)).toMatchObject([200, { capability: 'chat' }])
    // Who sends the saved key to a server of theirs would learn it.
    const elsewhere = { ...trial, address: `${other.url}/v1`, capability: 'speech', model: 'tts-1' }
    const unauthorized = refusal('engine_trial_failed', { reason: 'unauthorized' })
    expect(await ask(member, 'POST', `${own}/try`, elsewhere)).toMatchObject([409, unauthorized])
    const [, moved] = await ask(member, 'PATCH', `${own}/${engine.engine_id}`, { address: `${other.url}/v1` })
    expect(AddressEngine.parse(moved)).toMatchObject({ has_key: false, key_last4: null })
    expect((await voicesOf(member, 'personal'))[0]?.description).toContain(new URL(other.url).host)
    remote.misbehave = (_, reply) => Promise.resolve(reply.status(400).send({ error: { message: `Bad ${testKey}` } }))
    expect(await ask(member, 'POST', `${own}/try`, { ...studio, capability: 'speech' })).toMatchObject([409, {}])
    await ask(member, 'DELETE', `${own}/${engine.engine_id}`)

    const rows = await database.pool.query<{ text: string }>(
      `select coalesce(string_agg(t::text, ' '), '') as text from (
         select details::text as t from audit_entries union all select sealed_key from address_engines) t`,
    )
    const everything = [...answered, ...logged, rows.rows[0]?.text ?? ''].join('\n')
    expect(everything).not.toContain(testKey)
    expect(everything).not.toContain(otherOwner.apiKey)
  })
})

test('a workspace that falls to the free plan keeps its engines, and neither changes nor speaks by them', async () => {
  const person = await server.signUp({ tier: 'creator' })
  const engine = await add(person, own, studio)
  const voiceId = (await voicesOf(person, 'non-default'))[0]?.voice_id ?? ''
  expect((await speak(person, voiceId, 'Hello there.')).status).toBe(200)
  await database.pool.query("update credit_accounts set tier = 'free' where workspace_id = $1", [person.workspaceId])
  expect((await speak(person, voiceId, 'Hello again.')).status).toBe(403)
  const change = await ask(person, 'PATCH', `${own}/${engine.engine_id}`, { name: 'Another' })
  expect(change).toMatchObject([403, refusal('feature_not_available')])
  expect((await ask(person, 'DELETE', `${own}/${engine.engine_id}`))[0]).toBe(200)
})
