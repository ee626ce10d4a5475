import { AccessToken } from '@vireo/contracts/identity'
import { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { describe, expect, it, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { createManualClock } from '#kernel/clock.ts'
import { jsonPost } from '#identity/testing.ts'
import { call as callServer, givenPerson, givenTeammate, mailedInviteCode, type Teammate } from '#test/teammates.ts'

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

describe('an invitation', () => {
  it('lets its verified address in, with the seat, the groups and the limit that were meant', async () => {
    const [owner, guest] = [await givenPerson(server), await givenPerson(server, 'free')]
    const group = await call(owner, 'POST', '/v1/workspace/groups', { name: 'Editors' })
    const groupId = workspacesEndpoints.createGroup.success.schema.parse(group.body).id
    const invited = await call(owner, 'POST', '/v1/workspace/invites/add', {
      email: guest.email.toUpperCase(),
      seat_type: 'workspace_lite_member',
      group_ids: [groupId],
      usage_limit: 500,
    })
    expect(invited).toMatchObject({ status: 200, body: { status: 'ok' } })
    const received = await call(guest, 'GET', '/v1/user/invites')
    expect(received.body).toMatchObject({
      invites: [{ workspace_name: 'My Workspace', seat_type: 'workspace_lite_member', email: guest.email }],
    })
    const code = await mailedInviteCode(server, guest.email)
    const accepted = await call(guest, 'POST', '/v1/workspace/invites/accept', { invite_code: code })
    expect(accepted).toMatchObject({ status: 200, body: { workspace_id: owner.workspaceId } })
    expect(await summary(owner)).toEqual([
      [owner.email, 'workspace_admin', false],
      [guest.email, 'workspace_lite_member', false],
    ])
    const listed = await call(owner, 'GET', '/v1/workspace/members')
    expect(listed.body).toMatchObject([{ is_owner: true }, { usage_limit: 500, group_ids: [groupId] }])
    expect(await audited(owner.workspaceId, 'workspaces.member-joined')).toBe(1)
    const again = await call(guest, 'POST', '/v1/workspace/invites/accept', { invite_code: code })
    expect(again).toMatchObject({ status: 404, code: 'invite_not_found' })
  })

  it('is not sent to whoever belongs to the workspace already', async () => {
    const owner = await givenPerson(server)
    const member = await givenTeammate(server, owner, 'viewer')
    const again = await call(owner, 'POST', '/v1/workspace/invites/add', { email: member.email.toUpperCase() })
    expect(again).toMatchObject({ status: 409, code: 'already_member' })
    expect((await call(member, 'GET', '/v1/user/invites')).body).toMatchObject({ invites: [] })
  })

  it('is for nobody else, for no unverified address, and for no key', async () => {
    const [owner, guest, other] = [await givenPerson(server), await givenPerson(server), await givenPerson(server)]
    await call(owner, 'POST', '/v1/workspace/invites/add', { email: guest.email })
    const code = await mailedInviteCode(server, guest.email)
    const accept = (person: Pick<Teammate, 'bearer'>) =>
      call(person, 'POST', '/v1/workspace/invites/accept', { invite_code: code })
    expect(await accept(other)).toMatchObject({ status: 403, code: 'invite_for_other_address' })
    await pool.query('update users set email_verified_at = null where id = $1', [guest.userId])
    await later()
    expect((await call(guest, 'GET', '/v1/user/invites')).body).toEqual({ invites: [] })
    const { rows } = await pool.query('select id from workspace_invites where email = $1', [guest.email])
    const byId = await call(guest, 'POST', '/v1/workspace/invites/accept', { invite_id: rows[0].id })
    expect(byId).toMatchObject({ status: 403, code: 'email_not_verified' })
    expect(await accept({ bearer: { authorization: `Bearer ${guest.apiKey}` } })).toMatchObject({ status: 403 })
  })

  it('by its mailed code proves the address of whoever is signed in with it', async () => {
    const [owner, guest] = [await givenPerson(server), await givenPerson(server)]
    await call(owner, 'POST', '/v1/workspace/invites/add', { email: guest.email })
    await pool.query('update users set email_verified_at = null where id = $1', [guest.userId])
    await later()
    const invite_code = await mailedInviteCode(server, guest.email)
    expect((await call(guest, 'POST', '/v1/workspace/invites/accept', { invite_code })).status).toBe(200)
    const { rows } = await pool.query('select email_verified_at from users where id = $1', [guest.userId])
    expect(rows[0].email_verified_at).not.toBeNull()
  })

  it('lets whoever signs up with its code begin inside, their address verified, without another mail', async () => {
    const owner = await givenPerson(server)
    const email = `invited-${process.pid}@example.test`
    await call(owner, 'POST', '/v1/workspace/invites/add', { email, seat_type: 'workspace_lite_member' })
    const invite_code = await mailedInviteCode(server, email)
    const preview = await server.fetch(`/v1/workspace/invites/preview?invite_code=${invite_code}`)
    expect(await preview.json()).toMatchObject({
      email,
      workspace_name: 'My Workspace',
      invited_by: owner.email,
      has_account: false,
    })
    const squatter = await server.signUp({ email })
    const signedUp = await server.fetch(
      '/v1/identity/sign-up',
      jsonPost({ email, password: 'a password of their own', invite_code }),
    )
    const { access_token: token, email_verified: isVerified } = AccessToken.parse(await signedUp.json())
    expect([signedUp.status, isVerified]).toEqual([201, true])
    const user = await call({ bearer: { authorization: `Bearer ${token}` } }, 'GET', '/v1/user')
    expect(user.body).toMatchObject({ workspace_id: owner.workspaceId, seat_type: 'workspace_lite_member' })
    await later()
    expect((await server.fetch('/v1/user', { headers: squatter.headers })).status).toBe(401)
    const { rows } = await pool.query("select kind from letters where recipient = $1 and kind like 'identity.%'", [
      email,
    ])
    expect(rows).toEqual([{ kind: 'identity.verify-email' }])
    const again = await server.fetch(`/v1/workspace/invites/preview?invite_code=${invite_code}`)
    expect(again.status).toBe(404)
  })

  it('holds for fourteen days, is replaced by the next one, and can be taken back or declined', async () => {
    const [owner, guest] = [await givenPerson(server), await givenPerson(server)]
    const invite = () => call(owner, 'POST', '/v1/workspace/invites/add', { email: guest.email })
    const answer = (verb: string, code: string) =>
      call(guest, 'POST', `/v1/workspace/invites/${verb}`, { invite_code: code })
    expect((await invite()).status).toBe(200)
    expect(await invite()).toMatchObject({ status: 429, code: 'rate_limit_exceeded' })
    const first = await mailedInviteCode(server, guest.email)
    clock.advance(60_000)
    expect((await call(owner, 'POST', '/v1/workspace/invites/resend', { email: guest.email })).status).toBe(200)
    expect((await answer('accept', first)).status).toBe(404)
    const second = await mailedInviteCode(server, guest.email)
    expect((await answer('decline', second)).status).toBe(200)
    expect((await answer('accept', second)).status).toBe(404)
    expect((await invite()).status).toBe(200)
    const third = await mailedInviteCode(server, guest.email)
    expect((await call(owner, 'DELETE', '/v1/workspace/invites', { email: guest.email })).status).toBe(200)
    expect((await answer('accept', third)).status).toBe(404)
    await invite()
    const fourth = await mailedInviteCode(server, guest.email)
    await pool.query('update workspace_invites set expires_at = $1 where email = $2', [clock.now(), guest.email])
    expect((await answer('accept', fourth)).status).toBe(404)
  })

  it('comes from whoever verified their address, and gives no more than they have', async () => {
    const owner = await givenPerson(server)
    const [admin, editor] = [await givenTeammate(server, owner, 'admin'), await givenTeammate(server, owner, 'editor')]
    const made = await call(owner, 'POST', '/v1/workspace/groups', {
      name: 'Recruiters',
      permissions: ['workspace_members_invite', 'audit_log_read'],
    })
    const recruiters = workspacesEndpoints.createGroup.success.schema.parse(made.body).id
    await call(owner, 'POST', `/v1/workspace/groups/${recruiters}/members`, { email: editor.email })
    await pool.query('update users set email_verified_at = null where id = $1', [admin.userId])
    await later()
    const invite = (person: Teammate, body: object) =>
      call(person, 'POST', '/v1/workspace/invites/add', { email: 'somebody@example.test', ...body })
    expect(await invite(admin, {})).toMatchObject({ status: 403, code: 'email_not_verified' })
    const asAdmin = { seat_type: 'workspace_admin' }
    expect(await invite(editor, asAdmin)).toMatchObject({ status: 403, code: 'power_exceeded' })
    expect(await invite(editor, { group_ids: ['group_x'] })).toMatchObject({ status: 404, code: 'group_not_found' })
    expect(await invite(editor, { group_ids: [recruiters] })).toMatchObject({ status: 200 })
  })

  it('says for each of many addresses what became of it', async () => {
    const owner = await givenPerson(server, 'growing_business')
    const answer = await call(owner, 'POST', '/v1/workspace/invites/add-bulk', {
      emails: [
        'one@example.test',
        'no address',
        owner.email,
        'ONE@example.test',
        'two@example.test',
        'three@example.test',
      ],
    })
    const { results } = workspacesEndpoints.addInvites.success.schema.parse(answer.body)
    expect(results.map(({ email, code }) => [email, code])).toEqual([
      ['one@example.test', null],
      ['no address', 'invalid_email'],
      [owner.email, 'already_member'],
      ['two@example.test', null],
      ['three@example.test', 'seats_full'],
    ])
  })

  it('vouches for its address where an account takes an invitation', async () => {
    const owner = await givenPerson(server)
    await call(owner, 'POST', '/v1/workspace/invites/add', { email: 'newcomer@example.test' })
    const code = await mailedInviteCode(server, 'newcomer@example.test')
    const { isInviteCodeValid } = await import('#identity')
    const vouched = (email: string, inviteCode: string) => ctx.hooks.ask(isInviteCodeValid, ctx, { email, inviteCode })
    expect(await vouched('newcomer@example.test', code)).toBe(true)
    expect(await vouched('somebody-else@example.test', code)).toBe(false)
    expect(await vouched('newcomer@example.test', `${code}x`)).toBe(false)
  })
})

describe('seats', () => {
  it.each([
    ['free', 1],
    ['pro', 1],
    ['growing_business', 3],
    ['grant_tier_1_2025_07_23', 3],
    ['scale_2024_08_10', 5],
    ['trial', 25],
    ['enterprise', 25],
  ] as const)('of %s are %i', async (tier, max) => {
    const owner = await givenPerson(server, tier)
    expect((await call(owner, 'GET', '/v1/workspace/seats-status')).body).toEqual({
      used: 1,
      max,
      pending_invites: 0,
      by_seat_type: { workspace_admin: 1, workspace_member: 0, workspace_lite_member: 0 },
    })
  })

  test('what was agreed with an enterprise counts, and with nobody else', async () => {
    for (const [tier, max] of [
      ['enterprise', 40],
      ['scale_2024_08_10', 5],
    ] as const) {
      const owner = await givenPerson(server, tier)
      await pool.query(
        `insert into subscriptions (workspace_id, provider, status, tier, plan_version, max_seats, changed_at)
         values ($1, 'none', 'active', $2, 1, 40, now())`,
        [owner.workspaceId, tier],
      )
      expect((await call(owner, 'GET', '/v1/workspace/seats-status')).body).toMatchObject({ max })
    }
  })

  test('are never taken twice, however many accept at once', async () => {
    const owner = await givenPerson(server, 'growing_business')
    const guests = await Promise.all(Array.from({ length: 4 }, () => givenPerson(server, 'free')))
    const codes: string[] = []
    await pool.query("update credit_accounts set tier = 'enterprise' where workspace_id = $1", [owner.workspaceId])
    for (const { email } of guests) {
      expect((await call(owner, 'POST', '/v1/workspace/invites/add', { email })).status).toBe(200)
      codes.push(await mailedInviteCode(server, email))
    }
    await pool.query("update credit_accounts set tier = 'growing_business' where workspace_id = $1", [
      owner.workspaceId,
    ])
    const answers = await Promise.all(
      guests.map((guest, at) => call(guest, 'POST', '/v1/workspace/invites/accept', { invite_code: codes[at] })),
    )
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['seats_full', 'seats_full', undefined, undefined])
    expect(await summary(owner)).toHaveLength(3)
  })
})
