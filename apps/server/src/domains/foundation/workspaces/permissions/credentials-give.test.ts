import type { Permission } from '@vireo/contracts/kit'
import { describe, expect, it } from 'vitest'
import { call, givenPerson, givenTeammate, type Teammate } from '#test/teammates.ts'
import { startTestServer } from '#test/test-server.ts'
import { transaction } from '#kernel/transaction.ts'
import { issueApiKey } from '#identity/keys/index.ts'
import { permissionsOfRole } from './permissions-of-role.ts'

const server = await startTestServer()
const ctx = server.product.systemContext()
const owner = await givenPerson(server, 'enterprise')
const editor = await givenTeammate(server, owner, 'editor')

const editorsPermissions = permissionsOfRole('editor')
const allOfEditors = editorsPermissions === 'all' ? [] : editorsPermissions
const allOfViewers = permissionsOfRole('viewer') as readonly Permission[]
const acting: readonly Permission[] = [
  'workspace_members_invite',
  'group_members_manage',
  'service_account_write',
  'workspace_write',
  'create_user_api_key',
]

type Credential = {
  readonly name: string
  readonly permissions: 'all' | readonly Permission[]
  readonly limit?: number
  readonly isReplaced?: boolean
}
const credentials: readonly Credential[] = [
  { name: 'the owner’s session', permissions: 'all' },
  { name: 'a key that may do everything', permissions: 'all' },
  { name: 'a key that may do everything, of limited characters', permissions: 'all', limit: 1000 },
  { name: 'a key that may do everything, but was replaced and ends', permissions: 'all', isReplaced: true },
  { name: 'a key that may only administer', permissions: acting },
  { name: 'a key that administers and reads', permissions: [...acting, ...allOfViewers] },
  { name: 'a key that administers and may what editors may', permissions: [...acting, ...allOfEditors] },
]

let things = 0
const some = (kind: string) => `${kind}-${things++}`
const as = (given: Teammate['bearer']) => (method: string, path: string, body?: unknown) =>
  call(server, { bearer: given }, method, path, body)
const asOwner = as(owner.bearer)
const idOf = async (answer: ReturnType<typeof asOwner>, field = 'id') =>
  ((await answer).body as Record<string, string>)[field] ?? ''
const groupWith = (permissions: readonly string[]) =>
  idOf(asOwner('POST', '/v1/workspace/groups', { name: some('group'), permissions }))

/** What is given, by which call; everything that the call gives has to be held. */
type Act = {
  readonly name: string
  readonly gives: 'all' | readonly Permission[]
  readonly run: (send: typeof asOwner) => Promise<{ readonly status: number }>
}
const invite = (seat_type: string, gives: Act['gives']): Act => ({
  name: `inviting a ${seat_type}`,
  gives,
  run: (send) => send('POST', '/v1/workspace/invites/add', { email: `${some('guest')}@example.test`, seat_type }),
})
const acts: readonly Act[] = [
  invite('workspace_admin', 'all'),
  invite('workspace_member', allOfEditors),
  invite('workspace_lite_member', allOfViewers),
  {
    name: 'inviting again as an admin',
    gives: 'all',
    run: async (send) => {
      const email = `${some('guest')}@example.test`
      await asOwner('POST', '/v1/workspace/invites/add', { email, seat_type: 'workspace_admin' })
      await server.database.pool.query("update workspace_invites set sent_at = sent_at - interval '1 hour'")
      return send('POST', '/v1/workspace/invites/resend', { email })
    },
  },
  {
    name: 'moving an editor into a powerful group',
    gives: ['audit_log_read', 'webhooks_write'],
    run: async (send) => {
      const group = await groupWith(['audit_log_read', 'webhooks_manage'])
      return send('POST', `/v1/workspace/groups/${group}/members`, { email: editor.email })
    },
  },
  {
    name: 'moving an editor into a group that gives nothing',
    gives: [],
    run: async (send) => send('POST', `/v1/workspace/groups/${await groupWith([])}/members`, { email: editor.email }),
  },
  {
    name: 'taking an editor out of a powerful group',
    gives: ['audit_log_read'],
    run: async (send) => {
      const group = await groupWith(['audit_log_read'])
      await asOwner('POST', `/v1/workspace/groups/${group}/members`, { email: editor.email })
      return send('POST', `/v1/workspace/groups/${group}/members/remove`, { email: editor.email })
    },
  },
  {
    name: 'letting an editor spend without limit again',
    gives: [],
    run: async (send) => {
      const change = (limit: unknown) => ({ email: editor.email, usage_limit: limit })
      await asOwner('POST', '/v1/workspace/members', change(500))
      return send('POST', '/v1/workspace/members', change('unlimited'))
    },
  },
  {
    name: 'letting an editor spend more',
    gives: [],
    run: async (send) => {
      const change = (limit: unknown) => ({ email: editor.email, usage_limit: limit })
      await asOwner('POST', '/v1/workspace/members', change(500))
      return send('POST', '/v1/workspace/members', change(501))
    },
  },
  {
    name: 'deleting a powerful group',
    gives: ['audit_log_read'],
    run: async (send) => send('DELETE', `/v1/workspace/groups/${await groupWith(['audit_log_read'])}`),
  },
  {
    name: 'making a powerful group',
    gives: ['audit_log_read'],
    run: (send) => send('POST', '/v1/workspace/groups', { name: some('group'), permissions: ['audit_log_read'] }),
  },
  {
    name: 'giving a group more',
    gives: ['webhooks_write'],
    run: async (send) =>
      send('PATCH', `/v1/workspace/groups/${await groupWith([])}`, { permissions: ['webhooks_manage'] }),
  },
  {
    name: 'making a member an admin',
    gives: 'all',
    run: async (send) => {
      const member = await givenTeammate(server, owner, 'viewer')
      return send('POST', '/v1/workspace/members', { email: member.email, workspace_seat_type: 'workspace_admin' })
    },
  },
  {
    name: 'unlocking an admin',
    gives: 'all',
    run: async (send) => {
      const member = await givenTeammate(server, owner, 'admin')
      await asOwner('POST', '/v1/workspace/members', { email: member.email, is_locked: true })
      return send('POST', '/v1/workspace/members', { email: member.email, is_locked: false })
    },
  },
  {
    name: 'a key of a service account that may do everything',
    gives: 'all',
    run: async (send) => {
      const account = await idOf(
        asOwner('POST', '/v1/service-accounts', { name: some('machine') }),
        'service-account-user-id',
      )
      return send('POST', `/v1/service-accounts/${account}/api-keys`, { name: 'key', permissions: 'all' })
    },
  },
  {
    name: 'a service account in a powerful group',
    gives: ['audit_log_read'],
    run: async (send) =>
      send('POST', '/v1/service-accounts', { name: some('machine'), group_ids: [await groupWith(['audit_log_read'])] }),
  },
  {
    name: 'switching a service account on whose key may do everything',
    gives: 'all',
    run: async (send) => {
      const account = await idOf(
        asOwner('POST', '/v1/service-accounts', { name: some('machine') }),
        'service-account-user-id',
      )
      await asOwner('POST', `/v1/service-accounts/${account}/api-keys`, { name: 'key', permissions: 'all' })
      await asOwner('PATCH', `/v1/service-accounts/${account}`, { is_enabled: false })
      return send('PATCH', `/v1/service-accounts/${account}`, { is_enabled: true })
    },
  },
  {
    name: 'a key of one’s own that may do everything',
    gives: 'all',
    run: (send) => send('POST', '/v1/user/api-keys', { name: some('key'), permissions: 'all' }),
  },
]

describe.each(credentials)('$name', ({ name, permissions, limit, isReplaced }) => {
  it.each(acts)('gives by $name what it holds, and nothing else', async ({ gives, run }) => {
    await server.database.pool.query('delete from workspace_invites')
    const isSession = name === 'the owner’s session'
    const issued = await transaction(ctx, (ctx) =>
      issueApiKey(ctx, {
        userId: owner.userId,
        workspaceId: owner.workspaceId,
        name: 'test',
        permissions,
        characterLimit: limit ?? null,
      }),
    )
    if (isReplaced)
      await server.database.pool.query("update api_keys set expires_at = now() + interval '1 hour' where id = $1", [
        issued.keyId,
      ])
    await server.database.pool.query("delete from api_keys where name = 'test' and id <> $1", [issued.keyId])
    // Seats are few; what was given before is of no interest.
    await server.database.pool.query(
      "delete from memberships where workspace_id = $1 and kind = 'person' and user_id <> all($2)",
      [owner.workspaceId, [owner.userId, editor.userId]],
    )
    const bearer = isSession ? owner.bearer : { authorization: `Bearer ${issued.secret}` }
    const holds =
      limit === undefined &&
      !isReplaced &&
      (permissions === 'all' || (gives !== 'all' && gives.every((permission) => permissions.includes(permission))))
    const { status } = await run(as(bearer))
    expect(status < 300 ? 'given' : status).toBe(holds ? 'given' : 403)
  })
})
