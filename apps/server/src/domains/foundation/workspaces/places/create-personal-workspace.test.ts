import { expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()

test.each([
  ['de-DE,de;q=0.9', undefined, 'Mein Arbeitsbereich'],
  ['de', 'Ada', 'Arbeitsbereich von Ada'],
  ['en', undefined, 'My Workspace'],
  ['fr, en;q=0.5', 'Ada', "Ada's Workspace"],
])('whoever signs up reading %s as %s has a workspace called %s', async (language, firstName, name) => {
  const email = `${crypto.randomUUID()}@example.com`
  const answer = await server.fetch('/v1/identity/sign-up', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({ email, password: 'correct horse battery', ...(firstName && { first_name: firstName }) }),
  })
  expect(answer.status).toBe(201)
  const { rows } = await server.database.pool.query(
    'select w.name from workspaces w join users u on u.id = w.owner_id where u.email = $1',
    [email],
  )
  expect(rows).toEqual([{ name }])
})
