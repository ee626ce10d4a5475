import { HistorySettings } from '@vireo/contracts/history'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { createManualClock } from '#kernel/clock.ts'
import { transaction } from '#kernel/transaction.ts'
import { libraryVoices } from '#voices/library/index.ts'
import { assertRoomForItem, addUpStorageUse } from './storage-use.ts'
import { purgeDeleted } from '../deletion/purge-deleted.ts'
import { recordItem } from '../record-item.ts'
import { newItem } from '../testing.ts'

const clock = createManualClock(new Date('2026-03-01T12:00:00Z'))
let server: TestServer
let person: TestPerson
beforeAll(async () => {
  server = await startTestServer({ clock, settings: { storageLimitBytes: 10_000 } })
})

const ctxOf = (who = person) => server.product.systemContext(who.workspaceId)
async function record(sizeBytes: number): Promise<string> {
  const row = newItem(ctxOf(), { size_bytes: sizeBytes })
  await transaction(ctxOf(), (ctx) => recordItem(ctx, row))
  clock.advance(1001)
  return row.id
}
const call = (path: string, method = 'GET') => server.fetch(path, { method, headers: person.headers })
const settings = async () => HistorySettings.parse(await (await call('/v1/workspace/history-settings')).json())
const used = async () => (await settings()).storage_used_bytes

describe('the storage budget', () => {
  beforeAll(async () => {
    person = await server.signUp()
  })

  test('counts what is kept: recordings add to it, deletions take away, restoring adds again', async () => {
    expect(await settings()).toMatchObject({ storage_used_bytes: 0, storage_limit_bytes: 10_000 })
    const id = await record(3000)
    await record(4000)
    expect(await used()).toBe(7000)
    await call(`/v1/history/${id}`, 'DELETE')
    expect(await used()).toBe(4000)
    await call(`/v1/history/${id}`, 'DELETE')
    expect(await used()).toBe(4000)
    for (let times = 0; times < 2; times++) await call(`/v1/history/${id}/restore`, 'POST')
    expect(await used()).toBe(7000)
    await call(`/v1/history/${id}`, 'DELETE')
    clock.advance(31_000)
    expect((await purgeDeleted(ctxOf())).purged).toBe(1)
    expect(await used()).toBe(4000)
  })

  test('is the same after its changes were added up, also when two do so at once', async () => {
    const before = await used()
    await Promise.all([addUpStorageUse(ctxOf()), addUpStorageUse(ctxOf())])
    expect(await used()).toBe(before)
    const { rows } = await server.database.pool.query('select * from history_storage_changes where workspace_id = $1', [
      person.workspaceId,
    ])
    expect(rows).toHaveLength(1)
    await record(500)
    expect(await used()).toBe(before + 500)
  })

  test('when full refuses new recordings before a credit is spent, until there is room again', async () => {
    const id = await record(6000)
    const credits = await creditsUsed()
    const refused = await speak()
    expect(refused.status).toBe(402)
    expect(await refused.json()).toMatchObject({
      detail: { code: 'storage_limit_reached', data: { used_bytes: 10_500, limit_bytes: 10_000 } },
    })
    expect(await creditsUsed()).toBe(credits)
    const entries = await server.database.pool.query(
      'select 1 from credit_entries where workspace_id = $1 and kind <> $2',
      [person.workspaceId, 'open'],
    )
    expect(entries.rows).toEqual([])
    // What is not kept needs no room.
    expect((await speak('?enable_logging=false')).status).toBe(200)
    await call(`/v1/history/${id}`, 'DELETE')
    const spoken = await speak()
    expect(spoken.status).toBe(200)
    await spoken.arrayBuffer()
  })

  test('is its plan’s where the operator did not set one, and none for plans without a bound', async () => {
    const { settings: instance } = server.ports
    const asked = async (storageLimitBytes: number | 'unlimited' | undefined) => {
      const ports = { ...server.ports, settings: { ...instance, storageLimitBytes } }
      await assertRoomForItem(Object.assign(Object.create(ctxOf()), { ports }))
      return true
    }
    await record(20_000)
    await expect(asked(10_000)).rejects.toMatchObject({ code: 'storage_limit_reached' })
    expect(await asked(undefined)).toBe(true)
    expect(await asked('unlimited')).toBe(true)
    await record(2_000_000_000)
    await expect(asked(undefined)).rejects.toMatchObject({ code: 'storage_limit_reached' })
  })
})

async function creditsUsed(): Promise<number> {
  const { rows } = await server.database.pool.query<{ used_credits: number }>(
    'select used_credits from credit_accounts where workspace_id = $1',
    [person.workspaceId],
  )
  return rows[0]?.used_credits ?? -1
}

async function speak(query = ''): Promise<Response> {
  return server.fetch(`/v1/text-to-speech/${libraryVoices[0]?.voiceId}${query}`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: '{"text":"Is there room for me?"}',
  })
}
