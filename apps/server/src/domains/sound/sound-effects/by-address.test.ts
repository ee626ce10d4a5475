import { readWav, writeWav } from '@vireo/audio'
import { aSine } from '@vireo/audio/testing.ts'
import { AddressEngine, AddressTrial } from '@vireo/contracts/engines'
import { setTimeout as delay } from 'node:timers/promises'
import { HistoryItem } from '@vireo/contracts/history'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createVault } from '#kernel/vault.ts'
import { systemClock } from '#kernel/clock.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { createOutbound } from '../../../adapters/outbound-http.ts'
import { archived, startAddressServer, testKey } from '../../../adapters/engines-by-address/address-server.testing.ts'
import { openAddressEngines } from '../../../open-address-engines.ts'

const remote = await startAddressServer()
const { database } = await createTestDatabase()
const outbound = createOutbound({ namedHosts: [remote.host] })
const vault = createVault('a test instance has a key that everybody knows')
const addressEngines = openAddressEngines({ database, vault, outbound, clock: systemClock })
const server = await startTestServer({ database, ports: { addressEngines, outbound, vault } })
const [owner, other] = [await server.signUp({ tier: 'pro' }), await server.signUp({ tier: 'pro' })]

afterAll(async () => {
  addressEngines.close()
  await remote.close()
})
beforeEach(() => {
  remote.misbehave = undefined
  remote.asked.length = 0
})

const send = (person: TestPerson, method: string, to: string, body?: object) =>
  server.fetch(to, {
    method,
    headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
const text = 'xylographic quibbles'
const wished = { text, duration_seconds: 2, seed: 4 }
const make = (person: TestPerson, wishes: object = wished) =>
  send(person, 'POST', '/v1/sound-generation?output_format=wav_44100', wishes)
const codeOf = async (answer: Response) =>
  [answer.status, ((await answer.json()) as { detail: { code: string } }).detail.code] as const
const spent = async (person: TestPerson) =>
  ((await (await send(person, 'GET', '/v1/user/subscription')).json()) as { character_count: number }).character_count
const engine = {
  name: 'Foley',
  address: remote.address,
  api_key: testKey,
  capabilities: ['sound_effects', 'separation'],
  model: 'test-1',
  voices: [],
}
const take = (person: TestPerson, bytes: Uint8Array<ArrayBuffer>) => {
  const body = new FormData()
  body.append('file', new Blob([bytes]), 'mix.wav')
  const headers = { authorization: `Bearer ${person.accessToken}` }
  return server.fetch('/v1/music/stem-separation?output_format=wav_44100', { method: 'POST', headers, body })
}
const mix = writeWav(aSine(44_100, 300, 3000, 0.3), 44_100)

test('without an engine, words that nobody knows are refused by name, and a mix stays one', async () => {
  expect(await codeOf(await make(owner))).toEqual([400, 'bad_prompt'])
  expect(await codeOf(await take(owner, mix))).toEqual([400, 'engine_not_installed'])
})

test('an engine of a workspace is tried for what it does, and serves that workspace alone', async () => {
  const trial = async (capability: string) => {
    const answer = await send(owner, 'POST', '/v1/workspace/engines/try', { ...engine, capability })
    return AddressTrial.parse(await answer.json())
  }
  expect(await trial('separation')).toMatchObject({ text: 'vocals, drums' })
  expect((await trial('sound_effects')).audio_base64?.slice(0, 4)).toBe('UklG')
  const added = await send(owner, 'POST', '/v1/workspace/engines', engine)
  expect(AddressEngine.parse(await added.json())).toMatchObject({ capabilities: ['sound_effects', 'separation'] })
  expect(await codeOf(await make(other))).toEqual([400, 'bad_prompt'])
  expect(await codeOf(await take(other, mix))).toEqual([400, 'engine_not_installed'])
})

test('it makes what the embedded one does not know: as long and loud as asked, paid, and named', async () => {
  const before = await spent(owner)
  const answer = await make(owner)
  expect(answer.status).toBe(200)
  expect(JSON.parse(answer.headers.get('generation-info') ?? '')).toMatchObject({ seed: 4, engine: 'Foley', made: [] })
  expect(await spent(owner)).toBe(before + 80)
  const { samples, channels, sampleRateHz } = readWav(Buffer.from(await answer.arrayBuffer()))
  expect([samples.length, channels, sampleRateHz]).toEqual([88_200, 2, 44_100])
  const item = await send(owner, 'GET', `/v1/history/${answer.headers.get('history-item-id')}`)
  expect(HistoryItem.parse(await item.json())).toMatchObject({ text, settings: { engine: 'Foley' } })
  expect(remote.bodies.at(-1)).toMatchObject({ text, duration_seconds: 2, loop: false, model_id: 'test-1' })
})

test('what the embedded one knows is asked of nobody else', async () => {
  const answer = await make(owner, { text: 'heavy rain', duration_seconds: 1 })
  expect(answer.status).toBe(200)
  expect(remote.asked).toEqual([])
})

test('where it fails or answers no sound, nothing is charged', async () => {
  const before = await spent(owner)
  const fail = async (bytes: Buffer, type = 'audio/wav') => {
    remote.misbehave = async (_, reply) => reply.type(type).send(bytes)
    return codeOf(await make(owner))
  }
  expect(await fail(Buffer.from('<html>'), 'text/html')).toEqual([500, 'engine_failed'])
  expect(await fail(Buffer.from(writeWav(new Float32Array(0), 44_100)))).toEqual([500, 'engine_failed'])
  expect(await fail(Buffer.from(mix).subarray(0, 1000))).toEqual([500, 'engine_failed'])
  // More than anybody was asked for: too long, or at a rate that would take long to leave.
  expect(await fail(Buffer.from(writeWav(new Float32Array(33 * 8000), 8000)))).toEqual([500, 'engine_failed'])
  expect(await fail(Buffer.from(writeWav(aSine(192_000, 300, 100, 0.3), 192_000)))).toEqual([500, 'engine_failed'])
  const floats = Buffer.from(writeWav(new Float32Array(16_000), 8000)).fill(0xff, 44)
  floats.writeUInt16LE(3, 20)
  floats.writeUInt16LE(32, 34)
  expect(await fail(floats)).toEqual([500, 'engine_failed'])
  expect(await spent(owner)).toBe(before)
})

test('it takes any recording apart, and what was sent to it has its length', async () => {
  const answer = await take(owner, mix)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const zip = Buffer.from(await answer.arrayBuffer())
  expect(zip.includes('vocals.wav') && zip.includes('drums.wav')).toBe(true)
  expect(zip.length).toBeGreaterThan(2 * 3 * 44_100 * 2)
})

test('parts of more channels or samples than a mix has are refused before they are read', async () => {
  const asParts = async (part: Uint8Array) => {
    const files = ['vocals.wav', 'drums.wav'].map((name) => [name, Buffer.from(part), true] as const)
    remote.misbehave = async (_, reply) => reply.type('application/zip').send(archived(files))
    return codeOf(await take(owner, mix))
  }
  const wide = Buffer.from(writeWav(new Float32Array(9 * 44_100), 44_100))
  wide.writeUInt16LE(3, 22)
  expect(await asParts(wide)).toEqual([500, 'engine_failed'])
  expect(await asParts(writeWav(new Float32Array(3 * 96_000), 96_000))).toEqual([500, 'engine_failed'])
})

test('who leaves while somebody else makes a sound has it made, kept and paid', async () => {
  const before = await spent(owner)
  const leaving = new AbortController()
  remote.misbehave = async (_, reply) => {
    leaving.abort()
    await delay(300)
    return reply.type('audio/wav').send(Buffer.from(mix))
  }
  const gone = server.fetch('/v1/sound-generation', {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text, duration_seconds: 1 }),
    signal: leaving.signal,
  })
  await expect(gone).rejects.toThrow()
  await expect.poll(() => spent(owner)).toBe(before + 40)
})

test('on the free plan nothing works by engines of a workspace’s own', async () => {
  const tier = (name: string) =>
    database.pool.query('update credit_accounts set tier = $2 where workspace_id = $1', [owner.workspaceId, name])
  await tier('free')
  expect(await codeOf(await send(owner, 'POST', '/v1/sound-generation', wished))).toEqual([400, 'bad_prompt'])
  const body = new FormData()
  body.append('file', new Blob([mix]), 'mix.wav')
  const { headers } = owner
  const taken = await server.fetch('/v1/music/stem-separation', { method: 'POST', headers, body })
  expect(await codeOf(taken)).toEqual([400, 'engine_not_installed'])
  expect(remote.asked).toEqual([])
  await tier('pro')
})

test('a workspace that lets nothing out is served by the embedded one alone', async () => {
  await send(owner, 'PATCH', '/v1/workspace/engines', { nothing_leaves: true })
  expect(await codeOf(await make(owner))).toEqual([400, 'bad_prompt'])
  expect(await codeOf(await take(owner, mix))).toEqual([403, 'engine_outside_forbidden'])
  expect(remote.asked).toEqual([])
})
