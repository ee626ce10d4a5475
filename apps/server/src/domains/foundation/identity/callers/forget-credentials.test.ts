import { expect, test } from 'vitest'
import { transaction } from '#kernel/transaction.ts'
import { startTestServer } from '#test/test-server.ts'
import { endAccess } from '../end-access.ts'

test('what ended with a transaction is refused by the next request, and what was undone is not', async () => {
  const server = await startTestServer()
  const person = await server.signUp()
  const read = async () => (await server.fetch('/v1/user', { headers: person.headers })).status
  const ctx = server.product.systemContext(person.workspaceId)
  // Remembered from here on.
  expect([await read(), await read()]).toEqual([200, 200])
  const undone = transaction(ctx, async (ctx) => {
    await endAccess(ctx, person.userId)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await read()).toBe(200)
  await transaction(ctx, (ctx) => endAccess(ctx, person.userId))
  expect(await read()).toBe(401)
})
