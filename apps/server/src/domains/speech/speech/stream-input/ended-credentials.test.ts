import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { blockUser } from '#identity/blocked/index.ts'
import { endAccess } from '#identity/sessions/index.ts'
import { systemClock } from '#kernel/clock.ts'
import { transaction } from '#kernel/transaction.ts'
import { startSecondNode } from '#test/second-node.ts'
import { call, givenPerson, givenTeammate, type Teammate } from '#test/teammates.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { libraryVoices } from '#voices/library/index.ts'

const voiceId = libraryVoices[0]?.voiceId ?? ''
let aheadMs = 0
const clock = { ...systemClock, now: () => new Date(systemClock.now().getTime() + aheadMs) }
const server = await startTestServer({ clock })
const otherNode = await startSecondNode(server, { clock })
const { pool } = server.database

/** A socket that has spoken, is open, and says nothing for now. */
async function openSocket({ url }: TestServer, headers: Readonly<Record<string, string>>, query = '') {
  const address = `${url.replace('http', 'ws')}/v1/text-to-speech/${voiceId}/multi-stream-input${query}`
  const socket = new WebSocket(address, { headers })
  const closed = once(socket, 'close') as Promise<[number, Buffer]>
  const told: Record<string, unknown>[] = []
  const say = (text: string) => socket.send(JSON.stringify({ text, context_id: 'one', flush: true }))
  await once(socket, 'open')
  socket.send(JSON.stringify({ text: ' ', context_id: 'one' }))
  say('Here I am. ')
  const spoken = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as Record<string, unknown>
      told.push(message)
      if (typeof message['audio'] === 'string') resolve()
    })
  })
  await Promise.race([spoken, closed])
  return { say, told, end: async () => [(await closed)[0], told.at(-1)?.['error']] }
}

async function givenKey(person: Teammate) {
  const { body } = await call(server, person, 'POST', '/v1/user/api-keys', { name: 'speaks' })
  const { key_id: id, 'xi-api-key': secret } = body as { key_id: string; 'xi-api-key': string }
  return { id, headers: { 'xi-api-key': secret } }
}

describe.each([
  ['on the node it is open at', server],
  ['on another node', otherNode],
])('a socket %s than where it ends', (_, node) => {
  test('is closed when its key is revoked, also for who came with a token of it', async () => {
    const person = await givenPerson(server)
    const key = await givenKey(person)
    const made = await server.fetch('/v1/single-use-token/tts_websocket', { method: 'POST', headers: key.headers })
    const { token } = (await made.json()) as { token: string }
    const sockets = [await openSocket(node, key.headers), await openSocket(node, {}, `?single_use_token=${token}`)]
    expect((await call(server, person, 'DELETE', `/v1/user/api-keys/${key.id}`)).status).toBe(200)
    for (const socket of sockets) expect(await socket.end()).toEqual([1008, 'invalid_api_key'])
  })

  test('is closed when its session ends', async () => {
    const person = await givenPerson(server)
    const socket = await openSocket(node, person.bearer)
    await transaction(server.product.systemContext(), (ctx) => endAccess(ctx, person.userId))
    expect(await socket.end()).toEqual([1008, 'invalid_authorization_header'])
  })

  test('is closed when its person is removed from the workspace', async () => {
    const host = await givenPerson(server)
    const member = await givenTeammate(server, host, 'editor')
    const socket = await openSocket(node, member.bearer)
    const removed = { email: member.email }
    expect((await call(server, host, 'DELETE', '/v1/workspace/members', removed)).body).toMatchObject({ status: 'ok' })
    expect(await socket.end()).toEqual([1008, 'invalid_authorization_header'])
  })

  test('is closed when its person is blocked, whether it was opened with a key or not', async () => {
    const person = await givenPerson(server)
    const key = await givenKey(person)
    const sockets = [await openSocket(node, key.headers), await openSocket(node, person.bearer)]
    const context = server.product.systemContext()
    await transaction(context, (ctx) => blockUser(ctx, { userId: person.userId, reason: 'Sent spam to strangers' }))
    const ends = await Promise.all(sockets.map((socket) => socket.end()))
    expect(ends).toEqual([
      [1008, 'invalid_api_key'],
      [1008, 'invalid_authorization_header'],
    ])
  }, 20_000)

  test('stays open when what would have ended it was undone', async () => {
    const person = await givenPerson(server)
    const key = await givenKey(person)
    const socket = await openSocket(node, key.headers)
    const undone = transaction(server.product.systemContext(), async (ctx) => {
      await endAccess(ctx, person.userId)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    const before = socket.told.length
    socket.say('Still here. ')
    await expect.poll(() => socket.told.length, { timeout: 20_000 }).toBeGreaterThan(before)
    expect((await call(server, person, 'DELETE', `/v1/user/api-keys/${key.id}`)).status).toBe(200)
    expect(await socket.end()).toEqual([1008, 'invalid_api_key'])
  })

  test('says no more once its key may not speak', async () => {
    const host = await givenPerson(server)
    const member = await givenTeammate(server, host, 'editor')
    const key = await givenKey(member)
    const socket = await openSocket(node, key.headers)
    await pool.query("update api_keys set permissions = '{models_read}' where id = $1", [key.id])
    aheadMs += 1000
    socket.say('Not any more. ')
    expect(await socket.end()).toEqual([1008, 'missing_permissions'])
  })
})
