import {
  StaffRecordingsPage,
  StaffUserDetails,
  StaffUsersPage,
  StaffWorkspaceDetails,
  StaffWorkspacesPage,
} from '@vireo/contracts/staff'
import { describe, expect, test } from 'vitest'
import { jsonPost } from '#identity/testing.ts'
import { runCommand } from '#test/run-command.ts'
import { call, givenPerson, type Teammate } from '#test/teammates.ts'
import { startTestServer, testPassword } from '#test/test-server.ts'
import { staffCommands } from './commands.ts'

const server = await startTestServer({ settings: { staffDomains: ['staff.test'] } })
const { pool } = server.database

async function givenStaff({ app = true } = {}): Promise<Teammate & { email: string }> {
  const person = await givenPerson(server)
  const email = person.email.replace('example.test', 'staff.test')
  await pool.query('update users set email = $2 where id = $1', [person.userId, email])
  if (app) await giveApp(person)
  return { ...person, email }
}
const giveApp = ({ userId }: Teammate) =>
  pool.query(
    "insert into second_factors (user_id, kind, sealed, created_at, confirmed_at) values ($1, 'totp', 'x', now(), now())",
    [userId],
  )
const member = await givenStaff()
const get = (path: string, person: Teammate = member) => call(server, person, 'GET', `/admin/v1${path}`)
const put = (path: string, body: object, person: Teammate = member) =>
  call(server, person, 'PUT', `/admin/v1${path}`, body)
const post = (path: string, body: object, person: Teammate = member) =>
  call(server, person, 'POST', `/admin/v1${path}`, body)
const lastAct = async (workspaceId: string) =>
  (
    await pool.query(
      'select action, actor_kind, actor_id, target_id, details from audit_entries where workspace_id = $1 order by id desc limit 1',
      [workspaceId],
    )
  ).rows[0]
const reason = 'Sent spam to strangers'
const nowhere = { status: 404, code: 'route_not_found' }

test('whoever is no staff, or has no authenticator app, is answered as where nothing is', async () => {
  const [stranger, without] = [await givenPerson(server), await givenStaff({ app: false })]
  const there = await call(server, stranger, 'GET', '/admin/v1/nowhere')
  expect(there).toMatchObject(nowhere)
  for (const person of [stranger, without]) {
    const answers = [
      await get('/users', person),
      await get(`/users/${member.userId}`, person),
      await put(`/users/${member.userId}/block`, { reason }, person),
      await get(`/workspaces/${person.workspaceId}`, person),
      await put(`/workspaces/${person.workspaceId}/tier`, { tier: 'enterprise', reason }, person),
    ]
    for (const answer of answers) {
      expect(answer).toMatchObject(nowhere)
      expect(messageOf(answer.body)).toBe(messageOf(there.body))
    }
  }
  // An API key is no person, also of staff.
  const byKey = await server.fetch('/admin/v1/users', { headers: { 'xi-api-key': member.apiKey } })
  expect(byKey.status).toBe(404)
})
const messageOf = (body: unknown) => (body as { detail: { message: string } }).detail.message

describe('staff finds', () => {
  test('people by the beginning of an address or an id, page by page, and nothing stands for something else', async () => {
    const people = [await givenPerson(server), await givenPerson(server), await givenPerson(server)]
    for (const [at, { userId }] of people.entries())
      await pool.query('update users set email = $2 where id = $1', [userId, `find_me${at}@example.test`])
    const found = async (search: string, more = '') =>
      StaffUsersPage.parse((await get(`/users?search=${encodeURIComponent(search)}${more}`)).body)
    const ids = people.map(({ userId }) => userId)
    expect((await found('FIND_ME')).users.map(({ user_id: id }) => id)).toEqual(ids.toReversed())
    const first = await found('find_me', '&page_size=2')
    const second = await found('find_me', `&page_size=2&cursor=${first.next_cursor}`)
    expect([...first.users, ...second.users].map(({ user_id: id }) => id)).toEqual(ids.toReversed())
    expect([first.has_more, second.has_more, second.next_cursor]).toEqual([true, false, null])
    expect((await found('find%')).users).toEqual([])
    expect((await found('findxme')).users).toEqual([])
    expect((await found(ids[0] ?? '')).users).toMatchObject([{ email: 'find_me0@example.test', blocked_at_unix: null }])
    expect(await get('/users?cursor=x')).toMatchObject({ status: 400, code: 'invalid_cursor' })
    expect(await get('/users?page_size=0')).toMatchObject({ status: 400, code: 'invalid_page_size' })
  })

  test('a person with where they belong, and it is written down that they looked', async () => {
    const person = await givenPerson(server, 'creator')
    const user = StaffUserDetails.parse((await get(`/users/${person.userId}`)).body)
    expect(user).toMatchObject({
      is_email_verified: true,
      has_second_factor: false,
      grants: [],
      workspaces: [{ workspace_id: person.workspaceId, is_owner: true, role: 'admin', tier: 'creator' }],
    })
    expect(await lastAct(member.workspaceId)).toMatchObject({
      action: 'staff.user-looked-at',
      target_id: person.userId,
    })
    expect(await get('/users/user_made_up')).toMatchObject({ status: 404, code: 'user_not_found' })
  })

  test('workspaces by the beginning of their name, with who belongs to them', async () => {
    const person = await givenPerson(server)
    await pool.query("update workspaces set name = 'Quiet Harbour' where id = $1", [person.workspaceId])
    const page = StaffWorkspacesPage.parse((await get('/workspaces?search=quiet%20h')).body)
    expect(page.workspaces).toMatchObject([{ workspace_id: person.workspaceId, owner_email: person.email }])
    const workspace = StaffWorkspaceDetails.parse((await get(`/workspaces/${person.workspaceId}`)).body)
    expect(workspace).toMatchObject({
      name: 'Quiet Harbour',
      tier: 'scale_2024_08_10',
      members: [{ user_id: person.userId, is_owner: true, kind: 'person' }],
    })
    expect(await lastAct(member.workspaceId)).toMatchObject({ action: 'staff.workspace-looked-at' })
    expect(await get('/workspaces/ws_made_up')).toMatchObject({ status: 404, code: 'workspace_not_found' })
    expect(await get('/workspaces?cursor=x')).toMatchObject({ status: 400, code: 'invalid_cursor' })
  })
})

describe('a block', () => {
  /** Somebody with a password, a key and a browser. */
  const givenAnybody = async () => {
    const person = await server.signUp()
    return { ...person, bearer: { authorization: `Bearer ${person.accessToken}` } }
  }
  type Anybody = Awaited<ReturnType<typeof givenAnybody>>
  const signIn = ({ email }: Pick<Anybody, 'email'>) =>
    server.fetch('/v1/identity/sign-in', jsonPost({ email, password: testPassword }))
  const reaches = async (person: Anybody) => [
    (await server.fetch('/v1/user', { headers: person.bearer })).status,
    (await server.fetch('/v1/user', { headers: person.headers })).status,
    (await signIn(person)).status,
  ]

  test('ends sessions and keys at once and opens none, until it is taken back; both logs say why and who', async () => {
    const person = await givenAnybody()
    expect(await reaches(person)).toEqual([200, 200, 200])
    expect((await put(`/users/${person.userId}/block`, { reason })).status).toBe(200)
    expect(await reaches(person)).toEqual([401, 401, 403])
    expect(((await (await signIn(person)).json()) as { detail: { code: string } }).detail.code).toBe('account_blocked')
    expect(await lastAct(member.workspaceId)).toMatchObject({
      action: 'staff.user-blocked',
      actor_id: member.userId,
      details: { reason, name: person.email },
    })
    expect(await lastAct(person.workspaceId)).toMatchObject({
      action: 'users.blocked',
      actor_kind: 'system',
      actor_id: '',
    })
    expect(StaffUserDetails.parse((await get(`/users/${person.userId}`)).body)).toMatchObject({ block_reason: reason })

    expect((await post(`/users/${person.userId}/unblock`, { reason: 'A mistake' })).status).toBe(200)
    // What was signed in stays ended; keys work again.
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect(await reaches(person)).toEqual([401, 200, 200])
    expect(await lastAct(person.workspaceId)).toMatchObject({ action: 'users.unblocked' })
  })

  test('is not for oneself, for colleagues, or for whoever runs the instance, and needs a reason', async () => {
    const [colleague, operator] = [await givenStaff(), await givenAnybody()]
    await pool.query('update users set is_instance_admin = true where id = $1', [operator.userId])
    expect(await put(`/users/${member.userId}/block`, { reason })).toMatchObject({
      status: 403,
      code: 'staff_own_account',
    })
    for (const { userId } of [colleague, operator])
      expect(await put(`/users/${userId}/block`, { reason })).toMatchObject({
        status: 409,
        code: 'staff_protected_account',
      })
    expect((await put(`/users/${operator.userId}/block`, { reason: ' ' })).status).toBe(422)
    expect(await reaches(operator)).toEqual([200, 200, 200])
  })

  test('is also set and taken back by the command line', async () => {
    const person = await givenAnybody()
    const vireo = (...args: string[]) => runCommand(server, staffCommands, 'user', ...args)
    expect(await vireo('block', '--email', person.email, '--reason', reason)).toMatch(/blocked +(?:yes|true)/u)
    expect(await reaches(person)).toEqual([401, 401, 403])
    await vireo('unblock', '--email', person.email)
    expect((await signIn(person)).status).toBe(200)
    await expect(vireo('unblock', '--email', 'nobody@example.test')).rejects.toThrow('Nobody here')
  })
})

test('probation is set and ended with a reason, and the workspace reads that the house did it', async () => {
  const person = await givenPerson(server)
  expect((await put(`/users/${person.userId}/probation`, { is_in_probation: true, reason })).status).toBe(200)
  expect(StaffUserDetails.parse((await get(`/users/${person.userId}`)).body).is_in_probation).toBe(true)
  expect(await lastAct(person.workspaceId)).toMatchObject({
    action: 'users.probation-set',
    actor_kind: 'system',
    details: { in_probation: true },
  })
  expect(await put(`/users/${member.userId}/probation`, { is_in_probation: true, reason })).toMatchObject({
    status: 403,
    code: 'staff_own_account',
  })
})

test('a plan is given to a workspace, not to one’s own, and not where one is paid for', async () => {
  const person = await givenPerson(server, 'free')
  const tier = 'enterprise'
  expect((await put(`/workspaces/${person.workspaceId}/tier`, { tier, reason })).status).toBe(200)
  expect(StaffWorkspaceDetails.parse((await get(`/workspaces/${person.workspaceId}`)).body).tier).toBe(tier)
  expect(await lastAct(person.workspaceId)).toMatchObject({ action: 'billing.tier-given', actor_kind: 'system' })
  expect(await put(`/workspaces/${member.workspaceId}/tier`, { tier, reason })).toMatchObject({
    status: 403,
    code: 'staff_own_account',
  })
  expect(await put('/workspaces/ws_made_up/tier', { tier, reason })).toMatchObject({ status: 404 })
  expect((await put(`/workspaces/${person.workspaceId}/tier`, { tier: 'gold', reason })).status).toBe(422)
})

test('what somebody made is listed with their leave alone, page by page, and every look is written down with its reason', async () => {
  const person = await givenPerson(server)
  const ctx = server.product.systemContext(person.workspaceId)
  const made = ['First.', 'Second.', 'Third.'].map((text) => ({ text, id: ctx.newId('historyItem') }))
  for (const { text, id } of made)
    await pool.query(
      `insert into history_items (id, workspace_id, user_id, request_id, source, voice_id, voice_name, voice_category, model_id, text,
         output_format, content_type, storage_key, size_bytes, duration_ms, credits, character_count_from, character_count_to, created_at)
       values ($1, $2, $3, $1, 'TTS', null, null, null, null, $4, 'mp3_44100_128', 'audio/mpeg', $1, 1, 1, 1, 0, 1, now())`,
      [id, person.workspaceId, person.userId, text],
    )
  const list = (more = '', who: Teammate = member) => get(`/users/${person.userId}/history${more}`, who)
  const refused = { status: 403, code: 'staff_no_grant' }
  expect(await list()).toMatchObject(refused)
  expect(await get('/users/user_made_up/history')).toMatchObject({ status: 404, code: 'user_not_found' })
  expect(await list('?cursor=x')).toMatchObject({ status: 400, code: 'invalid_cursor' })
  const grant = (to: string, workspaceId: string, name: string) =>
    pool.query(
      `insert into support_grants (id, user_id, workspace_id, support_member, reason, granted_at, expires_at)
       values ($1, $2, $3, $4, $5, now(), now() + interval '1 hour')`,
      [`grant_${name}`, person.userId, workspaceId, to, 'The sound crackles'],
    )
  // Leave for a colleague, and for another place, is none.
  const colleague = await givenStaff()
  await grant(colleague.email, person.workspaceId, 'colleague')
  expect(await list()).toMatchObject(refused)
  await grant(member.email, (await givenPerson(server)).workspaceId, 'elsewhere')
  expect(StaffRecordingsPage.parse((await list()).body).recordings).toEqual([])
  await grant(member.email, person.workspaceId, 'here')

  const texts = async (more: string) => {
    const page = StaffRecordingsPage.parse((await list(more)).body)
    return [page.recordings.map(({ text }) => text), page.next_cursor] as const
  }
  expect(await texts('')).toEqual([['Third.', 'Second.', 'First.'], null])
  const [first, cursor] = await texts('?page_size=2')
  expect(first).toEqual(['Third.', 'Second.'])
  expect(await texts(`?page_size=2&cursor=${cursor}`)).toEqual([['First.'], null])
  const act = { action: 'staff.recordings-looked-at', target_id: person.userId }
  expect(await lastAct(member.workspaceId)).toMatchObject({ ...act, details: { reason: 'The sound crackles' } })
  expect(await lastAct(person.workspaceId)).toMatchObject({ ...act, actor_kind: 'system' })

  await pool.query("update support_grants set expires_at = now() - interval '1 second' where user_id = $1", [
    person.userId,
  ])
  expect(await list()).toMatchObject(refused)
  expect(await list('', person)).toMatchObject(nowhere)
})

test('leave to look into an account is asked for by mail, of a proven address', async () => {
  const person = await givenPerson(server)
  expect((await post(`/users/${person.userId}/support-access-requests`, { reason })).status).toBe(200)
  const { rows } = await pool.query(
    "select content from letters where kind = 'identity.support-access-request' and recipient = $1",
    [person.email],
  )
  expect(JSON.stringify(rows)).toContain(reason)
  expect(await lastAct(member.workspaceId)).toMatchObject({ action: 'staff.support-access-asked', details: { reason } })
  await pool.query('update users set email_verified_at = null where id = $1', [person.userId])
  expect(await post(`/users/${person.userId}/support-access-requests`, { reason })).toMatchObject({
    code: 'email_not_verified',
  })
  expect(await post(`/users/${member.userId}/support-access-requests`, { reason })).toMatchObject({ status: 403 })
})
