import fc from 'fast-check'
import sql, { type Sql } from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { givenPerson, givenTeammate, type Teammate } from '#test/teammates.ts'
import type { Actor } from '#kernel/context.ts'
import { visibleInPage, visibleTo } from './index.ts'

const server = await startTestServer()
const { pool } = server.database
const ctx = server.product.systemContext()
const [groupA, groupB] = ['group_visibility_a', 'group_visibility_b']
const ids = Array.from({ length: 40 }, (_, n) => `wh_visibility_${String(n).padStart(2, '0')}`)

let [host, me, other]: Teammate[] = []
beforeAll(async () => {
  host = await givenPerson(server)
  me = await givenTeammate(server, host, 'editor')
  other = await givenTeammate(server, host, 'editor')
  for (const id of [groupA, groupB])
    await pool.query('insert into workspace_groups (id, workspace_id, name, created_at) values ($1, $2, $1, now())', [
      id,
      host.workspaceId,
    ])
  await pool.query(
    `insert into webhooks (id, workspace_id, created_by, name, url, auth_type, retry_enabled, created_at)
     select id, $2, 'nobody', 'A thing', 'https://example.test', 'hmac', false, now() from unnest($1::text[]) id`,
    [ids, host.workspaceId],
  )
  await pool.query(
    `insert into workspace_resource_metadata (workspace_id, resource_type, resource_id, creator_user_id, created_at)
     select $2, 'webhook', id, 'nobody', now() from unnest($1::text[]) id`,
    [ids, host.workspaceId],
  )
})

type Share = { readonly thing: number; readonly with: 'me' | 'other' | 'a' | 'b' | 'everyone' }

async function shareAs(shares: readonly Share[]): Promise<void> {
  const members = { me: me?.userId, other: other?.userId }
  const groups = { a: groupA, b: groupB }
  const rows = shares.map(({ thing, with: whom }) => ({
    id: ids[thing],
    member: whom === 'me' || whom === 'other' ? members[whom] : null,
    group: whom === 'a' || whom === 'b' ? groups[whom] : null,
  }))
  await pool.query('delete from resource_shares where workspace_id = $1', [host?.workspaceId])
  await pool.query(
    `insert into resource_shares (workspace_id, resource_type, resource_id, principal_id, level, member_id, group_id, created_at)
     select $2, 'webhook', x.id, coalesce(x.member, x.group, 'everyone'), 'viewer', x.member, x.group, now()
     from jsonb_to_recordset($1::jsonb) x (id text, member text, "group" text) on conflict do nothing`,
    [JSON.stringify(rows), host?.workspaceId],
  )
}

const shown = async (visible: Sql, after: string | undefined, limit: number) =>
  (
    await ctx.db.many<{ id: string }>(sql`
      select webhooks.id from webhooks
      where workspace_id = ${host?.workspaceId} and ${visible} and ${after === undefined ? sql`true` : sql`webhooks.id < ${after}`}
      order by webhooks.id desc limit ${limit}`)
  ).map(({ id }) => id)

test('page by page a member sees what they see at once, by whichever way the page is found', async () => {
  const share: fc.Arbitrary<Share> = fc.record({
    thing: fc.integer({ min: 0, max: ids.length - 1 }),
    with: fc.constantFrom('me', 'other', 'a', 'b', 'everyone'),
  })
  const some = fc.record({
    shares: fc.array(share, { maxLength: 60 }),
    groupIds: fc.subarray([groupA, groupB]),
    workspaceRole: fc.constantFrom('viewer', 'editor', 'admin'),
    size: fc.integer({ min: 1, max: 15 }),
    fewMax: fc.constantFrom(0, 3, 4000),
  })
  await fc.assert(
    fc.asyncProperty(some, async ({ shares, groupIds, workspaceRole, size, fewMax }) => {
      await shareAs(shares)
      const actor: Actor = { kind: 'user', userId: me?.userId ?? '', workspaceRole, groupIds, permissions: [] }
      const caller = { actor, workspaceId: host?.workspaceId ?? '', db: ctx.db }
      const [id, type] = [sql`webhooks.id`, 'webhook' as const]
      const walked: string[] = []
      for (let page: string[] | undefined; page === undefined || page.length === size; walked.push(...page))
        page = await shown(await visibleInPage(caller, type, id, { fewMax }), walked.at(-1), size)
      expect(walked).toEqual(await shown(visibleTo(caller, type, id), undefined, ids.length))
      const names = {
        me: true,
        other: false,
        a: groupIds.includes(groupA),
        b: groupIds.includes(groupB),
        everyone: true,
      }
      const mine = shares.filter((one) => names[one.with]).map(({ thing }) => ids[thing] ?? '')
      const expected = workspaceRole === 'admin' ? ids : [...new Set(mine)]
      expect(walked).toEqual(expected.toSorted().toReversed())
    }),
    { numRuns: 60 },
  )
})
