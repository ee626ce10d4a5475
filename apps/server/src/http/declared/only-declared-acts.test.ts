import { defineEndpoint } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '../../../test/test-database.ts'
import { writeAudit } from '../../kernel/audit.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { AuditAction } from '../../kernel/product.ts'
import { bindDatabase, transaction } from '../../kernel/transaction.ts'
import { type Audited, unaudited } from './audited.ts'
import { defineRoutes } from '../routes.ts'
import { type BareServer, startBareServer } from '../testing.ts'

const declarations: Readonly<Record<string, Audited>> = {
  one: 'webhooks.created',
  several: ['webhooks.created', 'webhooks.changed'],
  none: unaudited('reads only', 'a question'),
}
const write = (name: string) =>
  defineEndpoint({
    id: `t.${name}`,
    method: 'POST',
    path: `/v1/t/${name}`,
    summary: 'test',
    access: 'public',
    query: z.object({ act: z.string(), fails: z.string().optional() }),
    success: { status: 200, schema: z.object({}) },
    errors: [],
  })

let server: BareServer
let database: Database
beforeAll(async () => {
  const made = await createTestDatabase()
  database = bindDatabase(made.database)
  const routes = defineRoutes((on) => {
    for (const [name, audit] of Object.entries(declarations))
      on(
        write(name),
        (ctx, { act, fails }) =>
          transaction(ctx, async (ctx) => {
            await writeAudit(ctx, { action: act as AuditAction })
            if (fails) throw new Error('no')
          }),
        () => ({}),
        { audit },
      )
  })
  server = await startBareServer({ routes, database })
  return async () => {
    await server.app.close()
    await made.drop()
  }
})

const call = async (path: string) => (await fetch(`${server.url}/v1/t/${path}`, { method: 'POST' })).status
const kept = async (action: string) =>
  (await database.db.many(sql`select 1 from audit_entries where action = ${action}`)).length

test('an endpoint writes the acts that it declares, which is noted once they are committed', async () => {
  expect(await call('one?act=webhooks.created')).toBe(200)
  expect(await call('several?act=webhooks.changed')).toBe(200)
  expect(await call('several?act=webhooks.created&fails=yes')).toBe(500)
  expect([...server.app.actsNoted]).toEqual(['POST /v1/t/one webhooks.created', 'POST /v1/t/several webhooks.changed'])
})

test.each(['one', 'several', 'none'])('an act that %s does not declare is a bug that names both', async (name) => {
  expect(await call(`${name}?act=webhooks.deleted`)).toBe(500)
  expect(server.logged.join('\n')).toContain(`POST /v1/t/${name} does not declare that it writes down webhooks.deleted`)
  expect(server.app.actsNoted).toContain(`POST /v1/t/${name} webhooks.deleted`)
  expect(await kept('webhooks.deleted')).toBe(0)
})
