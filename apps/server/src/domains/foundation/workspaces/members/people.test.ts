import { identityEndpoints } from '@vireo/contracts/identity'
import { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { describe, expect, it } from 'vitest'
import { copyRow } from '#test/copy-row.ts'
import { startTestServer } from '#test/test-server.ts'
import { createManualClock } from '#kernel/clock.ts'
import { renewNode } from '#kernel/nodes/node-store.ts'
import { transaction } from '#kernel/transaction.ts'
import { recordItem } from '#history'
import { newItem } from '#history/testing.ts'
import { givenSession, jsonPost } from '#identity/testing.ts'
import { setSecurityRules } from '../settings/index.ts'
import { call as callServer, givenPerson, givenTeammate, type Teammate } from '#test/teammates.ts'

const clock = createManualClock(new Date())
const server = await startTestServer({ clock })
const ctx = server.product.systemContext()
const { pool } = server.database
const call = (person: Pick<Teammate, 'bearer'>, method: string, path: string, body?: unknown) =>
  callServer(server, person, method, path, body)
const summary = async (person: Teammate) => {
  const { body } = await call(person, 'GET', '/v1/workspace/members')
  return workspacesEndpoints.listMembers.success.schema
    .parse(body)
    .map(({ email, seat_type, is_locked }) => [email, seat_type, is_locked])
}
const audited = async (workspaceId: string, action: string) =>
  (
    await pool.query('select target_id from audit_entries where workspace_id = $1 and action = $2', [
      workspaceId,
      action,
    ])
  ).rows.length
/** Lets everything that is remembered for a moment grow old. */
const later = () => {
  clock.advance(1000)
  return new Promise((resolve) => setTimeout(resolve, 260))
}

describe('a group', () => {
  it('is one of so many, and one that is deleted makes room', async () => {
    const owner = await givenPerson(server)
    const make = (name: string) => call(owner, 'POST', '/v1/workspace/groups', { name })
    const { id } = workspacesEndpoints.createGroup.success.schema.parse((await make('One')).body)
    // Everyone is a group, too.
    await copyRow(server.database, 'workspace_groups', { id, times: 98, numbered: ['name'] })
    expect(await make('One more')).toMatchObject({ status: 400, code: 'group_limit_reached' })
    expect((await call(owner, 'DELETE', `/v1/workspace/groups/${id}`)).status).toBe(200)
    expect((await make('One more')).status).toBe(200)
  })

  it('is made once, also while the first request for it is still being worked on', async () => {
    const owner = await givenPerson(server)
    const make = () =>
      server.fetch('/v1/workspace/groups', {
        ...jsonPost({ name: 'Editors' }, { ...owner.bearer, 'idempotency-key': 'once' }),
      })
    await renewNode(server.database.db, ctx.nodeId, new Date(clock.now().getTime() + 60_000))
    const held = await pool.connect()
    await held.query('begin')
    await held.query('select from workspaces where id = $1 for update', [owner.workspaceId])
    const first = make()
    const claimed = async () => (await pool.query("select from idempotency_keys where key = 'once'")).rowCount
    await expect.poll(claimed).toBe(1)
    const second = await make()
    expect([second.status, second.headers.get('retry-after'), await second.json()]).toMatchObject([
      409,
      '1',
      { detail: { code: 'already_processing' } },
    ])
    await held.query('rollback')
    held.release()
    expect((await first).status).toBe(200)
    const third = await make()
    expect([third.headers.get('idempotent-replayed'), await third.json()]).toEqual(['true', await (await first).json()])
  })
})

describe('a member', () => {
  it('is felt to change within a second: promoted, demoted, locked and let back in', async () => {
    const owner = await givenPerson(server)
    const member = await givenTeammate(server, owner, 'viewer')
    const may = async () => (await call(member, 'POST', '/v1/workspace/rename', { name: 'My Workspace' })).status
    const change = (body: object) => call(owner, 'POST', '/v1/workspace/members', { email: member.email, ...body })
    expect(await may()).toBe(403)
    expect((await change({ workspace_seat_type: 'workspace_admin' })).status).toBe(200)
    await later()
    expect(await may()).toBe(200)
    await change({ workspace_role: 'workspace_member' })
    await later()
    expect(await may()).toBe(403)
    await change({ is_locked: true })
    await later()
    expect(await may()).toBe(401)
    await change({ is_locked: false })
    await later()
    expect(await may()).toBe(403)
    expect(await audited(owner.workspaceId, 'workspaces.member-changed')).toBe(4)
  })

  it('who is removed has no session and no key left within a second, and their things are somebody’s', async () => {
    const owner = await givenPerson(server)
    const [member, heir] = [await givenTeammate(server, owner, 'editor'), await givenTeammate(server, owner, 'editor')]
    const key = await call(member, 'POST', '/v1/user/api-keys', { name: 'here' })
    const secret = identityEndpoints.createApiKey.success.schema.parse(key.body)['xi-api-key']
    const shared = server.product.systemContext(owner.workspaceId)
    const item = newItem(shared)
    await transaction(shared, (ctx) => recordItem({ ...ctx, actor: { ...ctx.actor, userId: member.userId } }, item))
    const removed = await call(owner, 'DELETE', '/v1/workspace/members', {
      email: member.email,
      transfer_to: heir.email,
    })
    expect(removed).toMatchObject({ status: 200, body: { status: 'ok' } })
    expect((await call(member, 'GET', '/v1/user')).status).toBe(401)
    expect((await server.fetch('/v1/user', { headers: { 'xi-api-key': secret } })).status).toBe(401)
    const { rows } = await pool.query('select user_id, deleted_at from history_items where id = $1', [item.id])
    expect(rows).toEqual([{ user_id: heir.userId, deleted_at: null }])
    // Their own workspace is untouched.
    expect((await server.fetch('/v1/user', { headers: member.headers })).status).toBe(200)
  })

  it('takes what they made with them only when an admin says so', async () => {
    const owner = await givenPerson(server)
    const [member, helper] = [
      await givenTeammate(server, owner, 'editor'),
      await givenTeammate(server, owner, 'editor'),
    ]
    const made = await call(owner, 'POST', '/v1/workspace/groups', {
      name: 'Helpers',
      permissions: ['workspace_members_remove'],
    })
    const group = workspacesEndpoints.createGroup.success.schema.parse(made.body).id
    await call(owner, 'POST', `/v1/workspace/groups/${group}/members`, { email: helper.email })
    await later()
    const remove = (person: Teammate, body: object) => call(person, 'DELETE', '/v1/workspace/members', body)
    const everything = { email: member.email, delete_things: true }
    expect(await remove(helper, everything)).toMatchObject({ status: 403, code: 'power_exceeded' })
    expect(await remove(helper, { email: owner.email })).toMatchObject({ status: 403, code: 'owner_is_protected' })
    expect(await remove(helper, { email: helper.email })).toMatchObject({ status: 403, code: 'own_membership' })
    expect(await remove(owner, { ...everything, transfer_to: owner.email })).toMatchObject({ status: 400 })
    expect((await remove(owner, everything)).status).toBe(200)
    expect(await remove(owner, everything)).toMatchObject({ status: 404, code: 'member_not_found' })
  })

  it('leaves of their own accord; the owner transfers first, and always has a workspace', async () => {
    const owner = await givenPerson(server)
    const member = await givenTeammate(server, owner, 'editor')
    const heir = await givenTeammate(server, owner, 'viewer')
    expect((await call(member, 'POST', '/v1/workspace/leave')).status).toBe(200)
    expect((await call(member, 'GET', '/v1/user')).status).toBe(401)
    expect(await call(owner, 'POST', '/v1/workspace/leave')).toMatchObject({ code: 'owner_is_protected' })
    const locked = { email: owner.email, is_locked: true }
    expect(await call(owner, 'POST', '/v1/workspace/members', locked)).toMatchObject({ code: 'owner_is_protected' })
    const transfer = (person: Teammate, email: string) =>
      call(person, 'POST', '/v1/workspace/transfer-ownership', { email })
    expect(await transfer(heir, heir.email)).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await transfer(owner, heir.email)).status).toBe(200)
    await later()
    expect(await summary(owner)).toEqual([
      [heir.email, 'workspace_admin', false],
      [owner.email, 'workspace_admin', false],
    ])
    const { body } = await call(owner, 'GET', '/v1/workspaces')
    const { workspaces } = workspacesEndpoints.listWorkspaces.success.schema.parse(body)
    expect(workspaces.map(({ is_owner, is_current }) => [is_owner, is_current])).toEqual([
      [true, false],
      [false, true],
    ])
  })
})

describe('a group', () => {
  it('adds to what its members may do, explained to admins, and the group of everyone to all', async () => {
    const owner = await givenPerson(server)
    const viewer = await givenTeammate(server, owner, 'viewer')
    const groups = await call(owner, 'GET', '/v1/workspace/groups')
    const [everyone] = Object.values(workspacesEndpoints.listGroups.success.schema.parse(groups.body))
    expect(everyone).toMatchObject({ name: 'Everyone', is_everyone: true, members: [owner.email, viewer.email] })
    const may = async () => (await call(viewer, 'POST', '/v1/voices/x/settings/edit', {})).status
    expect(await may()).toBe(403)
    const path = `/v1/workspace/groups/${everyone?.id}`
    expect((await call(owner, 'PATCH', path, { permissions: ['voice_lab'] })).status).toBe(200)
    await later()
    expect(await may()).toBe(404)
    const why = `/v1/workspace/permissions/explain?email=${viewer.email}&permission=voices_write`
    expect((await call(owner, 'GET', why)).body).toMatchObject({
      permissions: [
        { is_allowed: true, because: [{ by: 'group', group_name: 'Everyone', group_permission: 'voice_lab' }] },
      ],
    })
    expect((await call(viewer, 'GET', why)).status).toBe(403)
    for (const [method, at, body] of [
      ['PATCH', path, { name: 'All' }],
      ['DELETE', path, undefined],
      ['POST', `${path}/members`, { email: viewer.email }],
    ] as const)
      expect(await call(owner, method, at, body)).toMatchObject({ status: 409, code: 'group_of_everyone' })
  })

  it('is filled by whoever may, with no more power than is theirs', async () => {
    const owner = await givenPerson(server)
    const [leader, viewer] = [
      await givenTeammate(server, owner, 'viewer'),
      await givenTeammate(server, owner, 'viewer'),
    ]
    const make = async (name: string, permissions: string[]) => {
      const { body } = await call(owner, 'POST', '/v1/workspace/groups', { name, permissions })
      return workspacesEndpoints.createGroup.success.schema.parse(body).id
    }
    const [leaders, speakers] = [
      await make('Leaders', ['group_members_manage']),
      await make('Speakers', ['text_to_speech']),
    ]
    const place = (person: Teammate, group: string, email: string, verb = '') =>
      call(person, 'POST', `/v1/workspace/groups/${group}/members${verb}`, { email })
    expect((await place(owner, leaders, leader.email)).status).toBe(200)
    await later()
    expect(await place(leader, speakers, leader.email)).toMatchObject({ status: 403, code: 'power_exceeded' })
    expect((await place(leader, leaders, viewer.email)).status).toBe(200)
    expect((await place(owner, leaders, viewer.email, '/remove')).status).toBe(200)
    const taken = await call(owner, 'POST', '/v1/workspace/groups', { name: 'speakers' })
    expect(taken).toMatchObject({ status: 409, code: 'group_name_taken' })
    expect((await call(owner, 'DELETE', `/v1/workspace/groups/${speakers}`)).status).toBe(200)
    expect(await place(owner, speakers, viewer.email)).toMatchObject({ status: 404, code: 'group_not_found' })
  })
})

describe('a browser', () => {
  it('works in another workspace after a switch, and what it had before ends', async () => {
    const host = await givenPerson(server)
    const person = await givenTeammate(server, host, 'viewer')
    const answer = await call(person, 'POST', `/v1/workspaces/${person.workspaceId}/switch`)
    const { access_token: token } = workspacesEndpoints.switchWorkspace.success.schema.parse(answer.body)
    expect((await call(person, 'GET', '/v1/user')).status).toBe(401)
    const switched = { bearer: { authorization: `Bearer ${token}` } }
    expect((await call(switched, 'GET', '/v1/user')).body).toMatchObject({ workspace_id: person.workspaceId })
    expect(await call(switched, 'POST', `/v1/workspaces/ws_elsewhere/switch`)).toMatchObject({ status: 404 })
    const byKey = await call(
      { bearer: { authorization: `Bearer ${person.apiKey}` } },
      'POST',
      `/v1/workspaces/${host.workspaceId}/switch`,
    )
    expect(byKey.status).toBe(403)
  })

  it('of a locked member does not get in', async () => {
    const host = await givenPerson(server)
    const person = await givenTeammate(server, host, 'viewer')
    await call(host, 'POST', '/v1/workspace/members', { email: person.email, is_locked: true })
    const own = await givenSession(ctx, person)
    const bearer = { bearer: { authorization: `Bearer ${own.accessToken}` } }
    expect(await call(bearer, 'POST', `/v1/workspaces/${host.workspaceId}/switch`)).toMatchObject({ status: 403 })
  })

  it('is asked for what its new workspace asks of it', async () => {
    const host = await givenPerson(server)
    const person = await givenTeammate(server, host, 'viewer')
    await setSecurityRules(ctx, { workspaceId: host.workspaceId, requiresSecondFactor: true })
    const own = await givenSession(ctx, person)
    const bearer = { bearer: { authorization: `Bearer ${own.accessToken}` } }
    const answer = await call(bearer, 'POST', `/v1/workspaces/${host.workspaceId}/switch`)
    expect(answer.body).toMatchObject({ second_factor_setup_required: true })
  })

  it('that lacks the second factor of one workspace goes to another, and works there', async () => {
    const host = await givenPerson(server)
    const person = await givenTeammate(server, host, 'viewer')
    const inHost = await givenSession(ctx, { userId: person.userId, workspaceId: host.workspaceId })
    await setSecurityRules(ctx, { workspaceId: host.workspaceId, requiresSecondFactor: true })
    const lacking = { bearer: { authorization: `Bearer ${inHost.accessToken}` } }
    expect(await call(lacking, 'GET', '/v1/user')).toMatchObject({ code: 'second_factor_setup_required' })
    const { workspaces } = workspacesEndpoints.listWorkspaces.success.schema.parse(
      (await call(lacking, 'GET', '/v1/workspaces')).body,
    )
    expect(workspaces.map(({ workspace_id: id }) => id)).toContain(person.workspaceId)
    const answer = await call(lacking, 'POST', `/v1/workspaces/${person.workspaceId}/switch`)
    const { access_token: token, second_factor_setup_required: isAsked } =
      workspacesEndpoints.switchWorkspace.success.schema.parse(answer.body)
    const home = { bearer: { authorization: `Bearer ${token}` } }
    expect([isAsked, (await call(home, 'GET', '/v1/user')).status]).toEqual([false, 200])
    const back = await call(home, 'POST', `/v1/workspaces/${host.workspaceId}/switch`)
    expect(back.body).toMatchObject({ second_factor_setup_required: true })
  })
})
