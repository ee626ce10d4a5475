import { hash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { createManualClock } from '#kernel/clock.ts'
import { mailsTo } from '#identity/accounts/testing.ts'
import { givenAccount } from '#identity/testing.ts'
import { callAs, failureOf } from '#sso/testing.ts'

/** Invitations of one workspace, or one person. */
const aDay = 200

const clock = createManualClock(new Date())
const server = await startTestServer({ clock })

async function givenInviter() {
  const admin = await givenAccount(server.product.systemContext(), { tier: 'enterprise' })
  await server.database.pool.query(
    "update users set email_verified_at = now(), first_name = 'Visit evil.example' where id = $1",
    [admin.userId],
  )
  return { ...admin, call: callAs(server, admin.headers) }
}

test('words that somebody chose freely are in no subject, and lead nowhere in a text', async () => {
  const { call, workspaceId, email: inviter } = await givenInviter()
  const renamed = ['YOU WON! claim at https://evil.example', workspaceId]
  await server.database.pool.query('update workspaces set name = $1 where id = $2', renamed)
  const email = `${randomUUID()}@example.test`
  expect((await call('POST', '/v1/workspace/invites/add', { email })).status).toBe(200)
  const [mail] = await mailsTo(server, email)
  expect(mail?.subject).toBe('You are invited to a workspace on Vireo')
  expect(JSON.stringify(mail)).not.toMatch(/evil|WON/)
  expect(JSON.stringify(mail)).toContain(inviter)
})

test('a workspace sends so many invitations a day, also to those whose invitation was taken back', async () => {
  const { call, workspaceId } = await givenInviter()
  const invite = async () => {
    const email = `${randomUUID()}@example.test`
    const answer = await call('POST', '/v1/workspace/invites/add', { email })
    await call('DELETE', '/v1/workspace/invites', { email })
    return answer
  }
  expect((await invite()).status).toBe(200)
  await server.database.pool.query(
    "update attempt_counters set attempts = $1 where name like 'inviteMail:%' and attempts > 0",
    [aDay - 1],
  )
  expect((await invite()).status).toBe(200)
  expect(failureOf(await invite())).toEqual([429, 'too_many_attempts'])
  const { rows } = await server.database.pool.query('select 1 from workspace_invites where workspace_id = $1', [
    workspaceId,
  ])
  expect(rows).toEqual([])
  clock.advance(25 * 3_600_000)
  expect((await invite()).status).toBe(200)
})

test('a workspace sends no more by several people, and nobody more by several workspaces', async () => {
  const invite = async ({ call }: Awaited<ReturnType<typeof givenInviter>>) =>
    (await call('POST', '/v1/workspace/invites/add', { email: `${randomUUID()}@example.test` })).status
  const usedUp = (subject: string) =>
    server.database.pool.query("insert into attempt_counters values ($1, $2, now() + interval '3 days')", [
      `inviteMail:anywhere:${hash('sha256', subject, 'hex')}`,
      aDay,
    ])
  const [ofLoudWorkspace, loudPerson, somebody] = [await givenInviter(), await givenInviter(), await givenInviter()]
  await usedUp(`workspace:${ofLoudWorkspace.workspaceId}`)
  await usedUp(`inviter:${loudPerson.userId}`)
  expect([await invite(ofLoudWorkspace), await invite(loudPerson), await invite(somebody)]).toEqual([429, 429, 200])
})
