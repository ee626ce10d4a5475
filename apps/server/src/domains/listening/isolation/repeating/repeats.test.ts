import { expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { bytesOf, noisy } from '../testing.ts'

const server = await startTestServer()
const person = await server.signUp({ tier: 'creator' })
const { pool } = server.database

function ask(key: string, path: string): Promise<Response> {
  const body = new FormData()
  body.append('audio', new Blob([noisy]), 'kitchen.wav')
  const headers = { ...person.headers, 'idempotency-key': key }
  return server.fetch(`/v1/audio-isolation${path}`, { method: 'POST', headers, body })
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
