import { beforeEach, expect, test } from 'vitest'
import { createManualClock } from '#kernel/clock.ts'
import { listOutbox } from '#mail'
import { startTestServer } from '#test/test-server.ts'

const clock = createManualClock(new Date('2026-11-28T09:00:00Z'))
const server = await startTestServer({ clock, settings: { contactMail: 'desk@operator.test' } })
const { pool } = server.database
beforeEach(() => pool.query("delete from attempt_counters; delete from letters where kind = 'landing.contact'"))

const given = { name: 'Ada', email: 'ada@example.test', organisation: '', message: 'Good morning.\n\nHow much?' }
const send = async (wanted: object = {}, to = server) => {
  const answer = await to.fetch('/enterprise/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...given, ...wanted }),
  })
  return { status: answer.status, html: await answer.text() }
}
const letters = async (of = server) => {
  const all = await listOutbox(of.product.systemContext())
  return all.filter(({ kind }) => kind === 'landing.contact')
}

test('what somebody writes goes to the operator alone', async () => {
  const { status, html } = await send({ organisation: 'House & Sons' })
  expect([status, html.includes('Your message is on its way')]).toEqual([200, true])
  const [letter, ...others] = await letters()
  expect(others).toEqual([])
  expect(letter).toMatchObject({ recipient: 'desk@operator.test', subject: 'A message from Ada, House & Sons' })
  expect(letter?.paragraphs).toEqual([
    'Ada, House & Sons (ada@example.test) wrote by the form on your instance:',
    'Good morning.',
    'How much?',
  ])
})

test('what is written on the German page is brought in German', async () => {
  const answer = await server.fetch('/enterprise/contact?lang=de', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(given),
  })
  expect(answer.status).toBe(200)
  expect(await letters()).toMatchObject([{ subject: 'Eine Nachricht von Ada', language: 'de' }])
})

test.each([
  ['no name', { name: ' ' }],
  ['a name of several lines', { name: 'Ada\r\nBcc: all@example.test' }],
  ['no address', { email: 'nobody' }],
  ['no message', { message: '  ' }],
  ['a message that is too long', { message: 'a'.repeat(3001) }],
])('%s is asked for again, with what was written', async (_what, wanted) => {
  const { status, html } = await send({ organisation: '"><script>', ...wanted })
  expect([status, html.includes('role="alert"'), html.includes('<script>')]).toEqual([422, true, false])
  expect(await letters()).toEqual([])
})

test('five a day, then no more until the next', async () => {
  for (const _ of [1, 2, 3, 4, 5]) expect((await send()).status).toBe(200)
  const refused = await send({ message: 'The sixth.' })
  expect([refused.status, refused.html.includes('The sixth.')]).toEqual([429, true])
  expect(await letters()).toHaveLength(5)
  clock.advance(24 * 3_600_000 + 1)
  expect((await send()).status).toBe(200)
})

test('without an address of the operator’s, the administrators read it; without any there is no form', async () => {
  const other = await startTestServer()
  const page = async () => (await other.fetch('/enterprise')).text()
  expect(await page()).not.toContain('<form')
  expect((await send({}, other)).status).toBe(404)
  const { userId, email } = await other.signUp()
  await other.signUp()
  await other.database.pool.query('update users set is_instance_admin = id = $1, email_verified_at = now()', [userId])
  expect(await page()).toContain('action="/enterprise/contact"')
  expect((await send({}, other)).status).toBe(200)
  expect((await letters(other)).map(({ recipient }) => recipient)).toEqual([email])
})
