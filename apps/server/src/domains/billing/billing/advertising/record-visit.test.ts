import { expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '#test/test-server.ts'

const lines: string[] = []
const server = await startTestServer({ log: (line) => lines.push(line) })

const visit = (person: TestPerson, headers: Record<string, string> = {}) =>
  server.fetch('/v1/google-ads-visit', {
    method: 'POST',
    headers: { ...person.headers, ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      email: person.email,
      event_type: 'sign_up',
      gclid: `click-${person.userId}`,
      utm_source: 's',
    }),
  })
const logged = (person: TestPerson) => lines.filter((line) => line.includes(`click-${person.userId}`))

test('200 writes the visit into the log, without the address', async () => {
  const person = await server.signUp()
  const answer = await visit(person)
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
  expect(logged(person)).toHaveLength(1)
  expect(logged(person)[0]).not.toContain(person.email)
})

test('nothing is written of people who opted out, by their account or by their browser', async () => {
  const [byBrowser, byAccount] = [await server.signUp(), await server.signUp()]
  await server.database.pool.query('update users set ccpa_opt_out = true where id = $1', [byAccount.userId])
  expect((await visit(byBrowser, { 'sec-gpc': '1' })).status).toBe(200)
  expect((await visit(byAccount)).status).toBe(200)
  expect([...logged(byBrowser), ...logged(byAccount)]).toEqual([])
})
