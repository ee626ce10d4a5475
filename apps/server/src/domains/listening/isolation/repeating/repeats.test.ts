import { writeWav } from '@vireo/audio'
import { aNoise } from '@vireo/audio/testing.ts'
import { expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { bytesOf, noisy } from '../testing.ts'

const server = await startTestServer()
const person = await server.signUp({ tier: 'creator' })
const { pool } = server.database

type Sent = { readonly bytes?: Uint8Array<ArrayBuffer>; readonly signal?: AbortSignal }

function ask(key: string, path: string, { bytes = noisy, signal }: Sent = {}): Promise<Response> {
  const body = new FormData()
  body.append('audio', new Blob([bytes]), 'kitchen.wav')
  const headers = { ...person.headers, 'idempotency-key': key }
  return server.fetch(`/v1/audio-isolation${path}`, { method: 'POST', headers, body, ...(signal && { signal }) })
}

async function counts() {
  const { rows } = await pool.query(
    'select used_credits::int as used, (select count(*)::int from isolation_items) as items from credit_accounts where workspace_id = $1',
    [person.workspaceId],
  )
  return rows[0] as { readonly used: number; readonly items: number }
}

test.each(['', '/stream'])(
  'what is sent twice under one key to …%s is isolated and paid once, and answered as before',
  async (path) => {
    const { items } = await counts()
    const first = await ask(`a key${path}`, path)
    const bytes = await bytesOf(first)
    await expect.poll(async () => (await counts()).items).toBe(items + 1)
    const before = await counts()
    await expect.poll(async () => (await ask(`a key${path}`, path)).status).toBe(200)
    const second = await ask(`a key${path}`, path)
    expect([second.status, second.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
    for (const name of ['history-item-id', 'character-cost'])
      expect(second.headers.get(name)).toBe(first.headers.get(name))
    expect(Buffer.from(await bytesOf(second)).equals(bytes)).toBe(true)
    expect(await counts()).toEqual(before)
  },
)

test('what broke off is kept and paid, and is no answer to whoever asks for the whole again', async () => {
  const { items } = await counts()
  const leaving = new AbortController()
  const bytes = writeWav(aNoise(600 * 16_000, 0.3, 7), 16_000)
  const answer = await ask('left', '/stream', { bytes, signal: leaving.signal })
  await answer.body?.getReader().read()
  leaving.abort()
  await expect.poll(async () => (await counts()).items, { timeout: 20_000 }).toBe(items + 1)
  const before = await counts()
  const again = await ask('left', '/stream', { bytes })
  expect([again.status, await again.json()]).toMatchObject([409, { detail: { code: 'idempotency_key_reused' } }])
  expect(await counts()).toEqual(before)
})

test('whoever leaves with the last of it in hand has the whole, and is told so again', async () => {
  const whole = new Uint8Array(await (await ask('stayed', '/stream')).arrayBuffer())
  for (const key of ['gone', 'gone again', 'gone once more']) {
    const before = await counts()
    const leaving = new AbortController()
    const reader = (await ask(key, '/stream', { signal: leaving.signal })).body?.getReader()
    for (let size = 0; size < whole.length;) size += (await reader?.read())?.value?.length ?? Infinity
    leaving.abort()
    await expect.poll(async () => (await counts()).items, { timeout: 20_000 }).toBe(before.items + 1)
    await expect.poll(async () => (await ask(key, '/stream')).status).toBe(200)
    expect(new Uint8Array(await (await ask(key, '/stream')).arrayBuffer())).toEqual(whole)
  }
})
