import { WorkspaceEngines } from '@vireo/contracts/engines'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startAddressServer, testKey } from '../../../../adapters/engines-by-address/address-server.testing.ts'
import { createOutbound } from '../../../../adapters/outbound-http.ts'
import { openAddressEngines } from '../../../../open-address-engines.ts'
import { systemClock } from '#kernel/clock.ts'
import { createVault } from '#kernel/vault.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { startTestServer } from '#test/test-server.ts'
import { givenAccount, jsonPost } from '#identity/testing.ts'

const remote = await startAddressServer()
const { database } = await createTestDatabase()
const outbound = createOutbound({ namedHosts: [remote.host] })
const vault = createVault('a test instance has a key that everybody knows')
const addressEngines = openAddressEngines({ database, vault, outbound, clock: systemClock })
const server = await startTestServer({ database, ports: { addressEngines, outbound, vault } })
const given = (permissions: Parameters<typeof givenAccount>[1]) =>
  givenAccount(server.product.systemContext(), { tier: 'creator', ...permissions })

afterAll(async () => {
  addressEngines.close()
  await remote.close()
})
beforeEach(() => {
  remote.misbehave = undefined
})

const own = '/v1/workspace/engines'
const engine = { name: 'Studio', address: remote.address, api_key: testKey, model: 'test-1', voices: ['alloy'] }
type Headers = Readonly<Record<string, string>>

async function ask(method: string, path: string, headers: Headers, body?: unknown) {
  const answer = await server.fetch(path, { ...jsonPost(body, headers), method })
  return [answer.status, await answer.json()] as const
}

test('a key that may not write voices makes, changes and removes none by an engine', async () => {
  const owner = await given({ permissions: 'all' })
  const body = { name: 'half', permissions: ['workspace_read', 'workspace_write'] }
  const [, made] = await ask('POST', '/v1/user/api-keys', owner.headers, body)
  const half = { 'xi-api-key': String((made as Record<string, unknown>)['xi-api-key']) }
  const speaking = { ...engine, capabilities: ['speech'] }
  const refused = [403, { detail: { code: 'insufficient_permissions' } }]
  expect(await ask('POST', own, half, speaking)).toMatchObject(refused)
  const [, whole] = await ask('POST', own, owner.headers, speaking)
  const { engine_id: id } = whole as { engine_id: string }
  expect(await ask('PATCH', `${own}/${id}`, half, { voices: ['echo'] })).toMatchObject(refused)
  expect(await ask('DELETE', `${own}/${id}`, half)).toMatchObject(refused)

  const [status, quiet] = await ask('POST', own, half, { ...engine, capabilities: ['chat'] })
  expect(status).toBe(201)
  const path = `${own}/${(quiet as { engine_id: string }).engine_id}`
  expect(await ask('PATCH', path, half, { capabilities: ['speech'] })).toMatchObject(refused)
  expect((await ask('DELETE', path, half))[0]).toBe(200)
  expect(WorkspaceEngines.parse((await ask('GET', own, owner.headers))[1]).engines).toHaveLength(1)
})

test('a workspace has so many engines at a time', async () => {
  const { headers } = await given({})
  const chat = { ...engine, capabilities: ['chat'], voices: [] }
  for (let count = 0; count < 20; count++) expect((await ask('POST', own, headers, chat))[0]).toBe(201)
  expect(await ask('POST', own, headers, chat)).toMatchObject([400, { detail: { code: 'engine_address_limit' } }])
})

test('a preview sends nothing out of the instance either, where a workspace forbids that, whoever asks for it', async () => {
  const { headers } = await given({})
  await ask('POST', own, headers, { ...engine, capabilities: ['speech'] })
  const [, found] = await ask('GET', '/v2/voices?voice_type=personal', headers)
  const [{ preview_url: address } = {}] = (found as { voices: { preview_url?: string }[] }).voices
  const { pathname, search } = new URL(address ?? '')
  expect((await ask('PATCH', own, headers, { nothing_leaves: true }))[0]).toBe(200)
  const heard = await server.fetch(`${pathname}${search}`)
  expect([heard.status, await heard.json()]).toMatchObject([403, { detail: { code: 'engine_outside_forbidden' } }])
})

test('two trials of a workspace at a time: a server that takes its time is no way to hold more, nor a neighbour’s', async () => {
  const [busy, neighbour] = await Promise.all([given({}), given({})])
  const open: (() => void)[] = []
  remote.misbehave = (request) =>
    String((request.body as { model?: string } | undefined)?.model) === 'slow'
      ? new Promise((resolve) => open.push(() => resolve(undefined)))
      : Promise.resolve(undefined)
  const trial = { ...engine, capability: 'chat', capabilities: ['chat'] }
  const slow = Array.from({ length: 2 }, () => ask('POST', `${own}/try`, busy.headers, { ...trial, model: 'slow' }))
  await expect.poll(() => open.length).toBe(2)
  const full = [429, { detail: { code: 'concurrent_limit_exceeded' } }]
  const [third, rules, theirs] = await Promise.all([
    ask('POST', `${own}/try`, busy.headers, trial),
    ask('POST', '/v1/pronunciation/check', busy.headers, { rules: [] }),
    ask('POST', `${own}/try`, neighbour.headers, trial),
  ])
  expect({ third, rules }).toMatchObject({ third: full, rules: full })
  expect(theirs).toMatchObject([200, { capability: 'chat' }])
  for (const answer of open) answer()
  expect((await Promise.all(slow)).map(([status]) => status)).toEqual([200, 200])
  expect(await ask('POST', '/v1/pronunciation/check', busy.headers, { rules: [] })).toMatchObject([200, {}])
})
