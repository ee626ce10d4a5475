import { expect, test } from 'vitest'
import { givenReader, inBothLanguages } from '#test/in-both-languages.ts'
import { call } from '#test/teammates.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const invite = async (inviter: Parameters<typeof call>[1], email: string) => {
  const body = { email, seat_type: 'workspace_member' }
  expect((await call(server, inviter, 'POST', '/v1/workspace/invites/add', body)).status).toBe(200)
}

test('an invitation is written in the language of an account that has its address', async () => {
  const inviter = await givenReader(server, 'en')
  const { kinds } = await inBothLanguages(server, ({ email }) => invite(inviter, email))
  expect(kinds).toEqual(['workspaces.invite'])
})

test('without an account, it is written in the language of whoever invites', async () => {
  let number = 0
  const { kinds } = await inBothLanguages(server, async (inviter) => {
    const email = `guest-${++number}@example.test`
    await invite(inviter, email)
    return email
  })
  expect(kinds).toEqual(['workspaces.invite'])
})
