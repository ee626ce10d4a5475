import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DeliveryDetails, testEventType } from '@vireo/contracts/webhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyRow } from '#test/copy-row.ts'
import { call, givenPerson, givenTeammate, type Teammate } from '#test/teammates.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { createOutbound } from '#adapters/outbound-http.ts'
import { webhooksMax } from '../policy.ts'
import { askedForMax } from './assert-queue-has-room.ts'
import { deliverEverything } from '../testing.ts'

const heard: unknown[] = []
const receiver = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    heard.push(JSON.parse(Buffer.concat(parts).toString('utf8')))
    response.end()
  })
})
await new Promise<void>((resolve) => {
  receiver.listen(0, '127.0.0.1', resolve)
})
afterAll(() => receiver.close())
const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`

let server: TestServer
let owner: Teammate
beforeAll(async () => {
  server = await startTestServer({ ports: { outbound: createOutbound({ namedHosts: [host] }) } })
  owner = await givenPerson(server)
})

const root = '/v1/workspace/webhooks'
const ask = (path = '', body?: unknown) => call(server, owner, 'POST', `${root}${path}`, body)
const make = (settings: object = { auth_type: 'hmac' }) =>
  ask('', { settings: { name: 'Receiver', webhook_url: `http://${host}/hook`, events: [], ...settings } })
const idOf = ({ body }: { body: unknown }) => (body as { webhook_id: string }).webhook_id

test('a test reaches a webhook that listens to nothing yet, and is in its list of deliveries', async () => {
  const id = idOf(await make())
  const sent = await ask(`/${id}/test`)
  expect(sent.status).toBe(200)
  await deliverEverything(server)
  expect(heard).toMatchObject([{ type: testEventType, data: { webhook_id: id } }])
  const { delivery_id: delivery } = sent.body as { delivery_id: string }
  const kept = await call(server, owner, 'GET', `${root}/${id}/deliveries/${delivery}`)
  expect(DeliveryDetails.parse(kept.body)).toMatchObject({ state: 'delivered' })
})

test('whoever may only look at a webhook sends nothing again', async () => {
  const id = idOf(await make())
  const { delivery_id: delivery } = (await ask(`/${id}/test`)).body as { delivery_id: string }
  const group = await call(server, owner, 'POST', '/v1/workspace/groups', {
    name: 'Webhooks',
    permissions: ['webhooks_manage'],
  })
  const { id: groupId } = group.body as { id: string }
  const colleague = await givenTeammate(server, owner, 'editor')
  await call(server, owner, 'POST', `/v1/workspace/groups/${groupId}/members`, { email: colleague.email })
  const share = { resource_type: 'webhook', role: 'viewer', user_email: colleague.email }
  expect((await call(server, owner, 'POST', `/v1/workspace/resources/${id}/share`, share)).status).toBe(200)
  expect((await call(server, colleague, 'GET', `${root}/${id}/deliveries`)).status).toBe(200)
  expect((await call(server, colleague, 'POST', `${root}/${id}/deliveries/${delivery}/replay`)).status).toBe(403)
})

test('one that sends access tokens signs nothing, so it has no secret to be changed', async () => {
  const token = { client_id: 'me', client_secret: 'open sesame', token_url: `http://${host}/token` }
  const id = idOf(await make({ auth_type: 'oauth2', ...token }))
  expect(await ask(`/${id}/rotate-secret`)).toMatchObject({ status: 400, code: 'webhook_has_no_secret' })
})

test('a workspace has so many, and one that is deleted makes room', async () => {
  owner = await givenPerson(server)
  const id = idOf(await make())
  await copyRow(server.database, 'webhooks', { id, times: webhooksMax - 1 })
  expect(await make()).toMatchObject({ status: 400, code: 'webhook_limit_reached' })
  await call(server, owner, 'DELETE', `${root}/${id}`)
  expect((await make()).status).toBe(200)
})

test('so many tests and replays of one webhook wait, however many are asked for at once; then another webhook’s go on', async () => {
  owner = await givenPerson(server)
  const id = idOf(await make())
  const { delivery_id: delivery } = (await ask(`/${id}/test`)).body as { delivery_id: string }
  await copyRow(server.database, 'webhook_deliveries', { id: delivery, times: askedForMax.waiting - 2 })
  const asked = await Promise.all([
    ...Array.from({ length: 3 }, () => ask(`/${id}/test`)),
    ...Array.from({ length: 3 }, () => ask(`/${id}/deliveries/${delivery}/replay`)),
  ])
  const refused = asked.filter(({ status }) => status !== 200)
  expect(refused.map(({ status, code }) => [status, code])).toEqual(refused.map(() => [429, 'webhook_queue_full']))
  expect(refused).toHaveLength(5)
  expect((await ask(`/${idOf(await make())}/test`)).status).toBe(200)

  await server.database.pool.query("update webhook_deliveries set state = 'delivered' where webhook_id = $1", [id])
  const { delivery_id: another } = (await ask(`/${id}/test`)).body as { delivery_id: string }
  await server.database.pool.query("update webhook_deliveries set state = 'delivered' where webhook_id = $1", [id])
  await copyRow(server.database, 'webhook_deliveries', { id: another, times: askedForMax.daily })
  expect(await ask(`/${id}/deliveries/${delivery}/replay`)).toMatchObject({ status: 429, code: 'webhook_queue_full' })
  await server.database.pool.query("update webhook_deliveries set created_at = created_at - interval '1 day'")
  expect((await ask(`/${id}/deliveries/${delivery}/replay`)).status).toBe(200)
})
