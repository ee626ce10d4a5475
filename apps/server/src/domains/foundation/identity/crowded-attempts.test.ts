import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { libraryVoices } from '#voices/library/index.ts'

test('however many guess at an account at once, others reserve credits and speak meanwhile', async () => {
  const server = await startTestServer()
  const [victim, neighbour] = [await server.signUp(), await server.signUp()]
  const holding = await server.database.pool.connect()
  const name = `signIn:anywhere:${hash('sha256', victim.email, 'hex')}`
  await holding.query('begin')
  await holding.query(
    `insert into attempt_counters values ($1, 1, now() + interval '5 minutes') on conflict (name) do update set attempts = 1`,
    [name],
  )
  const guesses = Array.from({ length: 30 }, () =>
    server.fetch('/v1/identity/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: victim.email, password: 'a wrong password' }),
    }),
  )
  const spoken = await server.fetch(`/v1/text-to-speech/${libraryVoices[0]?.voiceId}`, {
    method: 'POST',
    headers: { ...neighbour.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Meanwhile.' }),
  })
  expect(spoken.status).toBe(200)
  await holding.query('rollback')
  holding.release()
  const statuses = new Set((await Promise.all(guesses)).map(({ status }) => status))
  expect([...statuses].every((status) => status === 401 || status === 429)).toBe(true)
})
