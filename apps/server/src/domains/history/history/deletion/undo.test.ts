import { HistoryItem, HistoryPage } from '@vireo/contracts/history'
import { beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { createManualClock } from '#kernel/clock.ts'
import { transaction } from '#kernel/transaction.ts'
import { purgeDeleted } from './purge-deleted.ts'
import { recordItem } from '../record-item.ts'
import { newItem } from '../testing.ts'

const clock = createManualClock(new Date('2026-03-01T12:00:00Z'))
let server: TestServer
let person: TestPerson
beforeAll(async () => {
  server = await startTestServer({ clock })
  person = await server.signUp()
})

async function deleted(): Promise<string> {
  const ctx = server.product.systemContext(person.workspaceId)
  const row = newItem(ctx, { text: 'Bring me back.' })
  await transaction(ctx, (ctx) => recordItem(ctx, row))
  await call(`/v1/history/${row.id}`, 'DELETE')
  return row.id
}
const call = (path: string, method = 'GET', who = person) => server.fetch(path, { method, headers: who.headers })
const restore = (id: string, who = person) => call(`/v1/history/${id}/restore`, 'POST', who)

test('a deletion can be taken back for 30 seconds, and everything is as it was', async () => {
  const id = await deleted()
  clock.advance(30_000)
  expect(await purgeDeleted(server.product.systemContext())).toEqual({ purged: 0 })
  const answer = await restore(id)
  expect(answer.status).toBe(200)
  expect(HistoryItem.parse(await answer.json())).toMatchObject({ history_item_id: id, text: 'Bring me back.' })
  expect((await call(`/v1/history/${id}`)).status).toBe(200)
  const { history } = HistoryPage.parse(await (await call('/v1/history')).json())
  expect(history.map((item) => item.history_item_id)).toContain(id)
  clock.advance(60_000)
  await purgeDeleted(server.product.systemContext())
  expect((await call(`/v1/history/${id}`)).status).toBe(200)
})

test('after that it is final, purged or not', async () => {
  const id = await deleted()
  clock.advance(30_001)
  expect((await restore(id)).status).toBe(404)
  expect((await purgeDeleted(server.product.systemContext())).purged).toBe(1)
  expect((await restore(id)).status).toBe(404)
})

test('restoring what is there changes nothing; what belongs to somebody else is not there', async () => {
  const id = await deleted()
  expect((await restore(id, await server.signUp())).status).toBe(404)
  expect((await restore(id)).status).toBe(200)
  expect((await restore(id)).status).toBe(200)
})

test('a deletion and its undoing are in the log, with whose key it was', async () => {
  const id = await deleted()
  await restore(id)
  await restore(id)
  const { rows } = await server.database.pool.query(
    'select action, actor_id, workspace_id from audit_entries where target_id = $1 order by id',
    [id],
  )
  const by = { actor_id: person.userId, workspace_id: person.workspaceId }
  expect(rows).toEqual([
    { action: 'history.item-deleted', ...by },
    { action: 'history.item-restored', ...by },
  ])
})
