import pino from 'pino'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/test-database.ts'
import type { ActWatch } from './act-watch.ts'
import type { AuditRow } from './audit-store.ts'
import { writeAudit } from './audit.ts'
import { createManualClock } from './clock.ts'
import type { Context } from './context.ts'
import type { Database } from './database/database.ts'
import { noClient } from './client.ts'
import { createHooks } from './hooks.ts'
import { makeId } from './ids.ts'
import { bindDatabase, transaction } from './transaction.ts'

const clock = createManualClock(new Date('2026-11-21T09:00:00.000Z'))
let database: Database
beforeAll(async () => {
  const made = await createTestDatabase()
  database = bindDatabase(made.database)
  return made.drop
})

const context = (): Context => ({
  actor: { kind: 'api-key', userId: 'user_1', apiKeyId: 'key_1', permissions: 'all' },
  workspaceId: 'ws_1',
  requestId: 'req_1',
  client: { ...noClient, address: '198.51.100.7', userAgent: 'a browser' },
  nodeId: 'n',
  db: database.db,
  hooks: createHooks(),
  log: pino({ level: 'silent' }),
  now: clock.now,
  newId: (kind) => makeId(kind, clock.now().getTime()),
  afterCommit(work) {
    work(this)
  },
})

const entries = (action: string) =>
  database.db.many<AuditRow>(sql`select * from audit_entries where action = ${action} order by id`)

describe('the audit writer', () => {
  test('keeps who did what to what, from where and when', async () => {
    await transaction(context(), (ctx) =>
      writeAudit(ctx, {
        action: 'webhooks.created',
        target: { kind: 'door', id: 'd1' },
        details: { from: 'shut', to: 'open' },
      }),
    )
    expect(await entries('webhooks.created')).toEqual([
      {
        id: expect.stringMatching(/^audit_/),
        workspace_id: 'ws_1',
        action: 'webhooks.created',
        actor_kind: 'api-key',
        actor_id: 'user_1',
        api_key_id: 'key_1',
        session_id: null,
        target_kind: 'door',
        target_id: 'd1',
        details: { from: 'shut', to: 'open' },
        address: '198.51.100.7',
        user_agent: 'a browser',
        request_id: 'req_1',
        created_at: clock.now(),
      },
    ])
  })

  test('keeps nothing of what did not happen', async () => {
    const failing = transaction(context(), async (ctx) => {
      await writeAudit(ctx, { action: 'webhooks.deleted' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await entries('webhooks.deleted')).toEqual([])
  })

  test.each(['password', 'secret_hash', 'accessToken', 'backup_code', 'totp'])('refuses to keep a %s', async (name) => {
    const writing = transaction(context(), (ctx) =>
      writeAudit(ctx, { action: 'webhooks.changed', details: { [name]: 'hunter2' } }),
    )
    await expect(writing).rejects.toThrow(/would keep/)
    expect(await entries('webhooks.changed')).toEqual([])
  })

  describe('watched', () => {
    const heard: string[] = []
    const watching = (admit: ActWatch['admit']): Context => ({
      ...context(),
      acts: { admit, hear: (action) => void heard.push(action) },
    })

    test('tells of an act that is committed, and of none that is taken back', async () => {
      const ctx = watching(() => {})
      await transaction(ctx, async (ctx) => {
        await writeAudit(ctx, { action: 'webhooks.auto-disabled' })
        expect(heard).toEqual([])
      })
      const failing = transaction(ctx, async (ctx) => {
        await writeAudit(ctx, { action: 'webhooks.signing-key-rotated' })
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
      expect(heard).toEqual(['webhooks.auto-disabled'])
    })

    test('writes nothing that is not admitted', async () => {
      const ctx = watching((action) => {
        throw new Error(`no ${action} here`)
      })
      const writing = transaction(ctx, (ctx) => writeAudit(ctx, { action: 'webhooks.changed' }))
      await expect(writing).rejects.toThrow('no webhooks.changed here')
      expect(await entries('webhooks.changed')).toEqual([])
    })
  })

  test.each([
    ['changed', sql`update audit_entries set actor_id = 'somebody else'`],
    ['removed', sql`delete from audit_entries`],
    ['emptied', sql`truncate audit_entries`],
  ])('cannot be %s', async (_how, statement) => {
    await expect(database.db.run(statement)).rejects.toThrow(/append-only/)
  })
})
