import { ShareLink } from '@vireo/contracts/sharing'
import { beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { decodeAudio } from '#test/decode-audio.ts'
import { libraryVoices } from '#voices/library/index.ts'

let server: TestServer
let person: TestPerson
let staff: TestPerson
let itemId: string
beforeAll(async () => {
  server = await startTestServer({ settings: { staffDomains: ['support.test'] } })
  person = await server.signUp()
  staff = await server.signUp({ email: 'somebody@support.test' })
  const spoken = await server.fetch(`/v1/text-to-speech/${libraryVoices[0]?.voiceId}`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: '{"text":"Please listen to this."}',
  })
  await spoken.arrayBuffer()
  itemId = spoken.headers.get('history-item-id') ?? ''
})

const hear = (who: TestPerson, ownerId = person.userId, headers: Record<string, string> = bearer(who)) =>
  server.fetch(`/admin/v1/users/${ownerId}/history/${itemId}/audio`, { headers })
const bearer = (who: TestPerson) => ({ authorization: `Bearer ${who.accessToken}` })
const entries = async (workspaceId = person.workspaceId) =>
  (
    await server.database.pool.query(
      "select actor_id, target_id, details from audit_entries where workspace_id = $1 and action = 'history.audio-heard-by-staff' order by id",
      [workspaceId],
    )
  ).rows
const change = async (statement: string) => {
  await server.database.pool.query(statement, [staff.userId])
  // A row that was just read is not read again for a moment.
  await new Promise((resolve) => setTimeout(resolve, 1100))
}

/** Lets the member of the support team look into what the person has, for so many seconds. */
const grant = (seconds: number) =>
  server.database.pool.query(
    `insert into support_grants (id, user_id, workspace_id, support_member, reason, granted_at, expires_at)
     values ('grant_' || $1::int, $2, $3, 'somebody@support.test', 'help', now(), now() + $1::int * interval '1 second')`,
    [seconds, person.userId, person.workspaceId],
  )

test('only staff hears other people’s recordings: verified, with an authenticator app, in person, where they may', async () => {
  const refused = async () => [(await hear(person)).status, (await hear(staff)).status]
  expect(await refused()).toEqual([404, 404])
  await change('update users set email_verified_at = now() where id = $1')
  expect(await refused()).toEqual([404, 404])
  await change(
    "insert into second_factors (user_id, kind, sealed, created_at, confirmed_at) values ($1, 'totp', 'sealed', now(), now())",
  )
  expect((await hear(person)).status).toBe(404)
  expect((await hear(staff, person.userId, staff.headers)).status).toBe(404)
  expect((await hear(staff, staff.userId)).status).toBe(404)
  // Neither let in by its maker, nor asked to decide.
  expect((await hear(staff)).status).toBe(404)
  await grant(-1)
  expect((await hear(staff)).status).toBe(404)
  expect(await entries()).toEqual([])

  await grant(600)

  const heard = await hear(staff)
  expect([heard.status, heard.headers.get('content-type'), heard.headers.get('cache-control')]).toEqual([
    200,
    'audio/mpeg',
    'no-store',
  ])
  expect((await decodeAudio(new Uint8Array(await heard.arrayBuffer()))).durationMs).toBeGreaterThan(700)
  expect(await entries()).toEqual([
    {
      actor_id: staff.userId,
      target_id: itemId,
      details: { owner_id: person.userId, staff_email: 'somebody@support.test', reason: 'help' },
    },
  ])

  // Also whoever heard it reads in their own log that they did, and why.
  expect(await entries(staff.workspaceId)).toEqual(await entries())

  await server.database.pool.query("update support_grants set revoked_at = now() where id = 'grant_600'")
  expect((await hear(staff)).status).toBe(404)
  await server.database.pool.query('update users set email_verified_at = now() where id = $1', [person.userId])
  const shared = await server.fetch(`/v1/history/${itemId}/share-link`, {
    method: 'POST',
    headers: { ...bearer(person), 'content-type': 'application/json' },
    body: '{}',
  })
  const { share_link: address, share_link_id: linkId } = ShareLink.parse(await shared.json())
  expect((await hear(staff)).status, 'shared, and not reported').toBe(404)
  await server.fetch(`${new URL(address).pathname}/report`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'reason=harm&message=Listen',
  })
  expect((await hear(staff)).status, 'reported').toBe(200)
  expect((await entries()).at(-1)).toMatchObject({ details: { reason: 'It was reported.' } })
  await server.database.pool.query("update share_cases set state = 'dismissed' where share_link_id = $1", [linkId])
  expect((await hear(staff)).status, 'decided').toBe(404)
  await grant(500)

  await server.fetch(`/v1/history/${itemId}`, { method: 'DELETE', headers: person.headers })
  expect((await hear(staff)).status).toBe(404)
})
