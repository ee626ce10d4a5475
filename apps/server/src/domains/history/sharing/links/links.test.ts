import { HistoryItem, HistoryPage } from '@vireo/contracts/history'
import { ErrorBody } from '@vireo/contracts/kit'
import { ShareLink, SharingSettings } from '@vireo/contracts/sharing'
import { beforeAll, expect, test } from 'vitest'
import { redactUrl } from '#kernel/log/redact-url.ts'
import { transaction } from '#kernel/transaction.ts'
import { issueApiKey } from '#identity/keys/index.ts'
import { givenPerson, givenTeammate, type Teammate } from '#test/teammates.ts'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { sharingHolding } from '../holding.ts'
import { askLink, givenRecording, makeLink } from './testing.ts'

const server = await startTestServer()
const { pool } = server.database
const bearer = ({ accessToken }: Pick<TestPerson, 'accessToken'>) => ({ authorization: `Bearer ${accessToken}` })
const outcomeOf = async (answer: Response) => {
  const body = ErrorBody.safeParse(await answer.json().catch(() => undefined))
  return body.success ? body.data.detail.code : answer.status
}

let maker: Teammate
let stranger: TestPerson
let admin: Teammate
let colleague: Teammate
beforeAll(async () => {
  maker = await givenPerson(server, 'creator')
  stranger = await server.signUp()
  admin = await givenTeammate(server, maker, 'admin')
  colleague = await givenTeammate(server, maker, 'editor')
  await pool.query('update users set email_verified_at = now()')
})

const keyWith = async (permissions: 'all' | readonly ('speech_history_read' | 'speech_history_write')[]) => {
  const { userId, workspaceId } = maker
  const { secret } = await transaction(server.product.systemContext(workspaceId), (ctx) =>
    issueApiKey(ctx, { userId, workspaceId, name: 'a test', permissions, characterLimit: null }),
  )
  return { 'xi-api-key': secret }
}

// Who, what a look makes where there is no link, what asking for one makes.
test.each([
  ['the maker', async () => bearer(maker), 200, 200],
  ['an admin', async () => admin.bearer, 200, 200],
  ['a colleague', async () => colleague.bearer, 'history_item_not_found', 'history_item_not_found'],
  ['somebody of another workspace', async () => bearer(stranger), 'history_item_not_found', 'history_item_not_found'],
  [
    'a key that may only read',
    () => keyWith(['speech_history_read']),
    'share_link_not_found',
    'insufficient_permissions',
  ],
  ['a key that may write', () => keyWith('all'), 'share_link_not_found', 200],
  ['nobody', async () => ({}), 'missing_api_key', 'missing_api_key'],
] as const)('%s: looking makes %o → %s, asking → %s', async (_who, headersOf, looked, asked) => {
  const itemId = await givenRecording(server, maker)
  const headers: Record<string, string> = await headersOf()
  expect(await outcomeOf(await askLink(server, itemId, headers))).toBe(looked)
  expect(await outcomeOf(await askLink(server, itemId, headers, {}))).toBe(asked)
})

test('who has not proven an address shares nothing, by no way', async () => {
  const person = await server.signUp()
  const itemId = await givenRecording(server, person)
  expect(await outcomeOf(await askLink(server, itemId, bearer(person)))).toBe('email_not_verified')
  expect(await outcomeOf(await askLink(server, itemId, bearer(person), {}))).toBe('email_not_verified')
  expect((await pool.query('select 1 from share_links where history_item_id = $1', [itemId])).rowCount).toBe(0)
})

test('a link is one, is changed in place, is new once it was ended, and its address is kept nowhere in clear', async () => {
  const itemId = await givenRecording(server, maker)
  const [first, same] = await Promise.all([makeLink(server, itemId, maker), makeLink(server, itemId, maker)])
  expect(same).toEqual(first)
  expect(first).toMatchObject({
    public_user_name: null,
    expires_at_unix: null,
    has_password: false,
    opens: 0,
    plays: 0,
  })
  const later = Math.floor(Date.now() / 1000) + 3600
  const changed = await makeLink(server, itemId, maker, {
    expires_at_unix: later,
    password: 'open it',
    may_download: true,
  })
  expect(changed).toEqual({ ...first, expires_at_unix: later, has_password: true, may_download: true })
  expect(await makeLink(server, itemId, maker)).toEqual(changed)

  const { rows } = await pool.query('select * from share_links where history_item_id = $1', [itemId])
  expect(JSON.stringify(rows)).not.toContain(first.path.split('/').at(-1))
  expect(JSON.stringify(rows)).not.toContain('open it')
  expect(redactUrl(`GET ${first.path}/audio?key=1.abc`)).toBe('GET /s/[redacted]/audio?key=[redacted]')
  const item = HistoryItem.parse(await (await server.fetch(`/v1/history/${itemId}`, { headers: bearer(maker) })).json())
  expect(item.share_link_id).toBe(first.share_link_id)
  const { history } = HistoryPage.parse(await (await server.fetch('/v1/history', { headers: bearer(maker) })).json())
  expect(history.find(({ history_item_id: id }) => id === itemId)?.share_link_id).toBe(first.share_link_id)

  expect((await askLink(server, itemId, bearer(maker), 'DELETE')).status).toBe(200)
  expect(await outcomeOf(await askLink(server, itemId, bearer(maker), 'DELETE'))).toBe('share_link_not_found')
  const anew = await makeLink(server, itemId, maker)
  expect(anew).toMatchObject({ expires_at_unix: null, has_password: false, may_download: false })
  expect(anew.share_link).not.toBe(first.share_link)
  const acts = await pool.query<{ action: string }>(
    "select action from audit_entries where target_id = $1 and action like 'sharing.%' order by id",
    [itemId],
  )
  expect(acts.rows.map(({ action }) => action)).toEqual([
    'sharing.link-created',
    'sharing.link-changed',
    'sharing.link-revoked',
    'sharing.link-created',
  ])
})

test('what cannot be meant is refused, and changes nothing', async () => {
  const itemId = await givenRecording(server, maker)
  const past = Math.floor(Date.now() / 1000) - 1
  expect(await outcomeOf(await askLink(server, itemId, bearer(maker), { expires_at_unix: past }))).toBe(
    'share_link_expiry_past',
  )
  expect((await askLink(server, itemId, bearer(maker), { password: 'abc' })).status).toBe(422)
  expect((await pool.query('select 1 from share_links where history_item_id = $1', [itemId])).rowCount).toBe(0)
})

test('an admin forbids public links: those that there are end for good; others may not change it', async () => {
  const owner = await givenPerson(server)
  const itemId = await givenRecording(server, owner)
  const before = await makeLink(server, itemId, owner)
  const set = (headers: Record<string, string>, allowed: boolean) =>
    server.fetch('/v1/workspace/sharing-settings', {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ allows_public_links: allowed }),
    })
  const forbidden = SharingSettings.parse(await (await set(bearer(owner), false)).json())
  expect(forbidden).toEqual({
    allows_public_links: false,
    can_change: true,
    has_share_button: true,
    may_decide_reports: false,
  })
  expect(await outcomeOf(await askLink(server, itemId, bearer(owner)))).toBe('public_links_forbidden')
  expect(await outcomeOf(await askLink(server, itemId, bearer(owner), {}))).toBe('public_links_forbidden')
  expect((await set(bearer(owner), true)).status).toBe(200)
  const after = ShareLink.parse(await (await askLink(server, itemId, bearer(owner))).json())
  expect(after.share_link).not.toBe(before.share_link)
  // As if it had been made while the others ended.
  await pool.query('update share_settings set allows_public_links = false where workspace_id = $1', [owner.workspaceId])
  expect((await server.fetch(new URL(after.share_link).pathname)).status).toBe(404)
  expect((await set(colleague.bearer, false)).status).toBe(403)
})

test.each([
  ['enterprise', false, false],
  ['enterprise', true, true],
  ['trial', false, true],
  ['free', false, true],
])('on %s, where videos of speech are on: %s, the button is there: %s', async (tier, offersSpeechVideos, expected) => {
  const { ports } = server
  const { getSettings } = await import('../settings/get-settings.ts')
  const person = await server.signUp({ tier })
  const ctx = server.product.systemContext(person.workspaceId)
  const asked = {
    ...ctx,
    actor: { ...ctx.actor, kind: 'user', userId: person.userId } as const,
    ports: { ...ports, settings: { ...ports.settings, offersSpeechVideos } },
  }
  expect((await getSettings(asked)).hasButton).toBe(expected)
})

test('links are taken along without what opens them, end with who leaves, and are forgotten', async () => {
  const person = await givenPerson(server)
  const itemId = await givenRecording(server, person)
  await makeLink(server, itemId, person, { password: 'open it' })
  const ctx = server.product.systemContext(person.workspaceId)
  const subject = { userId: person.userId, workspaceId: person.workspaceId }
  for await (const file of sharingHolding.files(ctx, subject)) {
    expect(file).toMatchObject({ path: 'sharing/links-1.json', json: [{ history_item_id: itemId }] })
    expect(JSON.stringify(file)).not.toMatch(/token|password/u)
  }
  await transaction(ctx, async (ctx) => sharingHolding.depart?.(ctx, { ...subject, heirId: null }))
  const state = 'select revoked_at from share_links where history_item_id = $1'
  expect((await pool.query(state, [itemId])).rows).toEqual([{ revoked_at: expect.any(Date) }])
  await transaction(ctx, async (ctx) => sharingHolding.erase?.(ctx, subject))
  expect((await pool.query(state, [itemId])).rowCount).toBe(0)
})
