import { expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '#test/test-server.ts'

const lines: string[] = []
const server = await startTestServer({ log: (line) => lines.push(line) })

const visit = (click: string, headers: Record<string, string> = {}, email?: string) =>
  server.fetch('/v1/google-ads-visit', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email: { email }, event_type: 'sign_up', gclid: click, utm_source: 's' }),
  })
const kept = async (click: string) =>
  (await server.database.pool.query('select * from advertising_visits where gclid = $1', [click])).rows
const logged = (click: string) => lines.filter((line) => line.includes(click))
const clickOf = (person: TestPerson) => `click-${person.userId}`

test('a visit is kept, without the address, and stands in no log, with a credential and without one', async () => {
  const person = await server.signUp()
  const answer = await visit(clickOf(person), person.headers, person.email)
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
  expect(await kept(clickOf(person))).toMatchObject([
    { user_id: person.userId, event_type: 'sign_up', utm_source: 's', utm_term: null },
  ])
  expect([logged(clickOf(person)), logged(person.email)]).toEqual([[], []])
  expect((await visit('click-of-a-stranger')).status).toBe(200)
  expect(await kept('click-of-a-stranger')).toMatchObject([{ user_id: null }])
})

test('nothing is written of people who opted out: by their account, their browser’s signal, or what they chose in it', async () => {
  const byAccount = await server.signUp()
  await server.database.pool.query('update users set ccpa_opt_out = true where id = $1', [byAccount.userId])
  expect((await visit('click-account', byAccount.headers)).status).toBe(200)
  expect((await visit('click-signal', { 'sec-gpc': '1' })).status).toBe(200)
  expect((await visit('click-cookie', { cookie: 'a=1; privacy-opt-out=opted-out' })).status).toBe(200)
  for (const click of ['click-account', 'click-signal', 'click-cookie'])
    expect([await kept(click), logged(click)]).toEqual([[], []])
  expect((await visit('click-kept', { cookie: 'privacy-opt-out=kept' })).status).toBe(200)
  expect(await kept('click-kept')).toHaveLength(1)
})

test('a credential that does not hold is refused, and a body that is none', async () => {
  expect((await visit('click-false', { 'xi-api-key': 'sk_false' })).status).toBe(401)
  const bad = await server.fetch('/v1/google-ads-visit', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 7, event_type: 'x' }),
  })
  expect(bad.status).toBe(422)
})
