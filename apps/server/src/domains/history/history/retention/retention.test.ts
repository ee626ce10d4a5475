import { HistorySettings } from '@vireo/contracts/history'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { createManualClock } from '#kernel/clock.ts'
import { transaction } from '#kernel/transaction.ts'
import { enforceRetention } from './enforce-retention.ts'
import { recordItem } from '../record-item.ts'
import { newItem } from '../testing.ts'

const clock = createManualClock(new Date('2026-03-01T12:00:00Z'))
const dayMs = 24 * 3_600_000
let server: TestServer
let person: TestPerson
beforeAll(async () => {
  server = await startTestServer({ clock })
  person = await server.signUp()
})

async function record(who = person): Promise<string> {
  const ctx = server.product.systemContext(who.workspaceId)
  const row = newItem(ctx)
  await transaction(ctx, (ctx) => recordItem(ctx, row))
  return row.id
}
const isThere = async (id: string, who = person) =>
  (await server.fetch(`/v1/history/${id}`, { headers: who.headers })).status === 200
const change = (days: unknown, headers: Record<string, string> = person.headers) =>
  server.fetch('/v1/workspace/history-settings', {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ retention_days: days }),
  })
const enforce = () => enforceRetention(server.product.systemContext())

describe('retention', () => {
  test('deletes nothing unless an admin asked for it, then only what is older', async () => {
    const other = await server.signUp()
    const [old, others] = [await record(), await record(other)]
    clock.advance(400 * dayMs)
    const young = await record()
    expect(await enforce()).toEqual({ deleted: 0 })
    const answer = await change(30)
    expect([answer.status, HistorySettings.parse(await answer.json())]).toEqual([
      200,
      { retention_days: 30, storage_used_bytes: 2000, storage_limit_bytes: 2_000_000_000, can_change: true },
    ])
    clock.advance(30 * dayMs - 1)
    expect(await enforce()).toEqual({ deleted: 1 })
    expect([await isThere(old), await isThere(young), await isThere(others, other)]).toEqual([false, true, true])
    clock.advance(2)
    expect(await enforce()).toEqual({ deleted: 1 })
    expect(await enforce()).toEqual({ deleted: 0 })
  })

  test('is written down when it changes, and ends when the admin takes it back', async () => {
    for (const days of [7, 7, null]) {
      clock.advance(1000)
      expect((await change(days)).status).toBe(200)
    }
    const { rows } = await server.database.pool.query<{ details: unknown }>(
      "select details from audit_entries where workspace_id = $1 and action = 'history.retention-changed' order by id",
      [person.workspaceId],
    )
    expect(rows.map((row) => row.details).slice(-2)).toEqual([
      { from_days: 30, to_days: 7 },
      { from_days: 7, to_days: null },
    ])
    const id = await record()
    clock.advance(1000 * dayMs)
    expect(await enforce()).toEqual({ deleted: 0 })
    expect(await isThere(id)).toBe(true)
  })

  test.each([0, -1, 3651, 1.5, '30 days', undefined])('of %s days is refused', async (days) => {
    expect((await change(days)).status).toBe(422)
  })

  test.each(['editor', 'viewer'])('is not an %s’s to change', async (role) => {
    const member = await server.signUp()
    const { pool } = server.database
    await pool.query('insert into memberships values ($1, $2, $3, false, now())', [
      person.workspaceId,
      member.userId,
      role,
    ])
    await pool.query('update api_keys set workspace_id = $1 where user_id = $2', [person.workspaceId, member.userId])
    // What this process read a moment ago is not read again at once.
    clock.advance(2000)
    await sleep(300)
    const answer = await change(1, member.headers)
    expect(answer.status).toBe(403)
    const seen = await server.fetch('/v1/workspace/history-settings', { headers: member.headers })
    expect(await seen.json()).toMatchObject({ retention_days: null, can_change: false })
  })
})
