import { auditEndpoints } from '@vireo/contracts/audit'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { AuditAction } from '#kernel/product.ts'
import { transaction } from '#kernel/transaction.ts'
import { verifyChain } from './verify-chain.ts'

const server = await startTestServer()
const ctxOf = (workspaceId: string) => server.product.systemContext(workspaceId)
let workspaces = 0
const newWorkspace = () => `ws_test_${workspaces++}`

const act = (workspaceId: string, action: AuditAction = 'professional-cloning.changed', id = 'd1') =>
  transaction(ctxOf(workspaceId), (ctx) => writeAudit(ctx, { action, target: { kind: 'door', id }, details: { n: 1 } }))

/** Does what only somebody at the database itself can do. */
async function tamper(statement: string, values: unknown[] = []): Promise<void> {
  const client = await server.database.pool.connect()
  try {
    for (const table of ['audit_entries', 'audit_links'])
      await client.query(`alter table ${table} disable trigger user`)
    await client.query(statement, values)
    for (const table of ['audit_entries', 'audit_links']) await client.query(`alter table ${table} enable trigger user`)
  } finally {
    client.release()
  }
}

const list = async (person: TestPerson, query = '') => {
  const answer = await server.fetch(`/v1/workspace/audit-logs${query}`, { headers: person.headers })
  return auditEndpoints.list.success.schema.parse(await answer.json())
}

describe('the chain', () => {
  test('holds what many write at once, without a gap, and each workspace has its own', async () => {
    const [one, other] = [newWorkspace(), newWorkspace()]
    await Promise.all(Array.from({ length: 40 }, (_, n) => act(n % 4 === 0 ? other : one)))
    const verdicts = await Promise.all([one, other].map((id) => verifyChain(ctxOf(id), id)))
    expect(verdicts.map(({ intact, entries }) => [intact, entries])).toEqual([
      [true, 30],
      [true, 10],
    ])
  })

  test('holds nothing of what was undone, and goes on behind it', async () => {
    const id = newWorkspace()
    await act(id)
    const failing = transaction(ctxOf(id), async (ctx) => {
      await writeAudit(ctx, { action: 'professional-cloning.sample-deleted' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await act(id)
    expect(await verifyChain(ctxOf(id), id)).toMatchObject({ intact: true, entries: 2 })
  })

  test.each([
    ['an entry that was changed', 'changed', 2, `update audit_entries set actor_id = 'x' where id = $1`],
    ['details that were changed', 'changed', 2, `update audit_entries set details = '{"n":2}' where id = $1`],
    ['an entry that was moved', 'changed', 2, `update audit_entries set workspace_id = 'elsewhere' where id = $1`],
    ['a link that was removed', 'missing', 2, `delete from audit_links where entry_id = $1`],
    [
      'an entry that was put in',
      'unlinked',
      null,
      `insert into audit_entries select id || '_copy', workspace_id, action, actor_kind, actor_id, api_key_id, session_id, target_kind, target_id, details, address, user_agent, request_id, created_at from audit_entries where id = $1`,
    ],
  ])('finds %s', async (_what, kind, sequence, statement) => {
    const id = newWorkspace()
    for (let n = 0; n < 3; n++) await act(id)
    const { rows } = await server.database.pool.query<{ entry_id: string }>(
      'select entry_id from audit_links where workspace_id = $1 and sequence = 2',
      [id],
    )
    await tamper(statement, [rows[0]?.entry_id])
    expect(await verifyChain(ctxOf(id), id)).toMatchObject({ intact: false, problem: { kind, sequence } })
  })

  test('finds an end that was cut off, and a chain written anew, by a link noted earlier', async () => {
    const id = newWorkspace()
    for (let n = 0; n < 3; n++) await act(id)
    const { head } = await verifyChain(ctxOf(id), id)
    expect(head).toMatchObject({ sequence: 3 })
    await tamper(
      `with l as (delete from audit_links where workspace_id = $1 and sequence = 3 returning entry_id)
      select 1 from l`,
      [id],
    )
    await tamper(
      `delete from audit_entries e where workspace_id = $1 and not exists (select 1 from audit_links l where l.entry_id = e.id)`,
      [id],
    )
    expect((await verifyChain(ctxOf(id), id)).problem).toEqual({ kind: 'cut', sequence: 2, entryId: null })
    await tamper(
      `update audit_heads h set sequence = l.sequence, digest = l.digest from audit_links l
      where h.workspace_id = $1 and l.workspace_id = $1 and l.sequence = 2`,
      [id],
    )
    expect(await verifyChain(ctxOf(id), id)).toMatchObject({ intact: true, entries: 2 })
    expect((await verifyChain(ctxOf(id), id, head)).problem).toEqual({ kind: 'cut', sequence: 3, entryId: null })
  })

  test.each(['update audit_links set digest = $$x$$', 'delete from audit_links', 'truncate audit_links cascade'])(
    'refuses %s',
    async (statement) => {
      await expect(server.database.pool.query(statement)).rejects.toThrow(/append-only/)
    },
  )
})

describe('the log of a workspace', () => {
  let person: TestPerson
  beforeAll(async () => {
    person = await server.signUp({ tier: 'enterprise' })
    for (let n = 0; n < 5; n++) await act(person.workspaceId, 'professional-cloning.changed', `door_${n}`)
  })

  test('is listed newest first, page by page, each entry once', async () => {
    const seen: string[] = []
    for (let cursor = ''; ;) {
      const page = await list(person, `?limit=2${cursor && `&cursor=${cursor}`}`)
      seen.push(...page.entries.map(({ id }) => id))
      expect(page.has_more).toBe(page.next_cursor !== null)
      if (page.next_cursor === null) break
      cursor = page.next_cursor
    }
    expect(seen.length).toBeGreaterThan(6)
    expect(seen).toEqual([...new Set(seen)].toSorted().toReversed())
  })

  test('says who it was, by what, and where from', async () => {
    const { entries } = await list(person, '?activity_name=identity.api-key-created')
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({
      class_name: 'Account Change',
      activity_id: 1,
      actor: { user: { uid: person.userId, email_addr: person.email } },
      device: { ip: '127.0.0.1' },
      unmapped: { target_kind: 'api-key' },
    })
  })

  test.each([
    ['target_uid=door_3', 1],
    ['activity_name=professional-cloning.', 5],
    ['activity_name=professional-cloning.changed&target_uid=nothing', 0],
    ['actor_uid=nobody', 0],
    ['class_name=Authentication', 0],
    ['activity_name=professional-cloning.&class_name=Entity%20Management', 5],
    ['activity_name=professional-cloning.&time_to_unix_ms=0', 0],
    ['activity_name=professional-cloning.&time_from_unix_ms=1', 5],
  ])('finds by %s', async (query, count) => {
    expect((await list(person, `?${query}`)).entries).toHaveLength(count)
  })

  test('400 for a cursor that is none', async () => {
    const answer = await server.fetch('/v1/workspace/audit-logs?cursor=x', { headers: person.headers })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('invalid_cursor')])
  })

  test('tells whether it is whole', async () => {
    const answer = await server.fetch('/v1/workspace/audit-logs/verify', { headers: person.headers })
    expect(await answer.json()).toMatchObject({
      intact: true,
      first_problem: null,
      head: { sequence: expect.any(Number) },
    })
  })

  test('is taken along as a table and as lines, which is written down', async () => {
    const table = await server.fetch('/v1/workspace/audit-logs/export?activity_name=professional-cloning.', {
      headers: person.headers,
    })
    expect(table.headers.get('content-type')).toMatch('text/csv')
    expect((await table.text()).trim().split('\r\n')).toHaveLength(6)
    const lines = await server.fetch('/v1/workspace/audit-logs/export?format=jsonl', { headers: person.headers })
    const acts = (await lines.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { activity_name: string })
    expect(acts.slice(0, 2).map((one) => one.activity_name)).toEqual(['audit.log-exported', 'audit.log-exported'])
  })

  test('403 feature_not_available for taking it along on other plans', async () => {
    const free = await server.signUp()
    const answer = await server.fetch('/v1/workspace/audit-logs/export', { headers: free.headers })
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('feature_not_available')])
    expect((await list(free)).entries.length).toBeGreaterThan(0)
  })
})
