import { beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { createManualClock } from '#kernel/clock.ts'
import { transaction } from '#kernel/transaction.ts'
import { recordItem } from '../record-item.ts'
import { sweepOrphans } from './sweep-orphans.ts'
import { newItem } from '../testing.ts'

const dayMs = 24 * 3_600_000
const clock = createManualClock(new Date())
let server: TestServer
let person: TestPerson
beforeAll(async () => {
  server = await startTestServer({ clock })
  person = await server.signUp()
})

async function store(key: string): Promise<string> {
  const writer = await server.ports.storage.create(key)
  await writer.append(new Uint8Array(10))
  await writer.commit()
  await writer.close()
  return key
}
const isThere = async (key: string) => (await server.ports.storage.size(key)) !== undefined

test('a file that no row names goes after a day; every other file stays', async () => {
  const ctx = server.product.systemContext(person.workspaceId)
  const [kept, deleted] = [newItem(ctx), newItem(ctx)]
  for (const row of [kept, deleted]) {
    await store(row.storage_key)
    await transaction(ctx, (ctx) => recordItem(ctx, row))
  }
  // Its row is still there, and may be restored.
  await server.fetch(`/v1/history/${deleted.id}`, { method: 'DELETE', headers: person.headers })
  const orphan = await store(newItem(ctx).storage_key)
  const others = [
    await store(`history/ws_00000000000000000000000000/${ctx.newId('historyItem')}.mp3`),
    await store(`history/${person.workspaceId}/something-else.mp3`),
    await store(`previews/${person.workspaceId}/${ctx.newId('historyItem')}.mp3`),
  ]

  clock.advance(dayMs - 60_000)
  expect(await sweepOrphans(ctx)).toEqual({ removed: 0 })
  // The recording of a generation that is about to be settled.
  const running = newItem(ctx)
  clock.advance(120_000)
  expect(await sweepOrphans(ctx)).toEqual({ removed: 1 })
  expect(await isThere(orphan)).toBe(false)
  for (const key of [kept.storage_key, deleted.storage_key, ...others]) expect(await isThere(key)).toBe(true)
  await store(running.storage_key)
  clock.advance(-dayMs)
  expect(await sweepOrphans(ctx)).toEqual({ removed: 0 })
  expect(await isThere(running.storage_key)).toBe(true)
})
