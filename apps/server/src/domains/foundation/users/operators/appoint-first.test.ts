import { expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { transaction } from '#kernel/transaction.ts'
import { appointFirst } from './appoint-first.ts'
import { registerUser } from '../register-user.ts'

const server = await startTestServer()
const ctx = server.product.systemContext()

const open = (name: string) =>
  transaction(ctx, async (ctx) => {
    const userId = ctx.newId('user')
    await registerUser(ctx, { userId, email: `${name}@example.test`, firstName: null })
    return { name, isFirst: await appointFirst(ctx, { userId }) }
  })

test('of many who open the first account at once, one at most operates the instance; nobody does later', async () => {
  const opened = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(open))
  const first = opened.filter(({ isFirst }) => isFirst)
  expect(first).toHaveLength(1)
  expect((await open('later')).isFirst).toBe(false)
  const { rows } = await server.database.pool.query(
    'select count(*)::int as operators from users where is_instance_admin',
  )
  expect(rows).toEqual([{ operators: 1 }])
})
