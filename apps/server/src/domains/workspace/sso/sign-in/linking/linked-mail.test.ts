import { expect, test } from 'vitest'
import { inBothLanguages } from '#test/in-both-languages.ts'
import { startTestServer } from '#test/test-server.ts'
import { sendMail } from '#mail'
import { findUser, languageFor } from '#users'
import { linkedMail } from './linked-mail.ts'

test('a connected account is told in the language of its owner', async () => {
  const server = await startTestServer()
  const ctx = server.product.systemContext()
  const { kinds, german } = await inBothLanguages(server, async ({ userId, email }) => {
    const language = languageFor(ctx, await findUser(ctx, userId))
    await sendMail(ctx, linkedMail(ctx.ports.settings, { to: email, language, organisation: 'Harbour Ltd' }))
  })
  expect(kinds).toEqual(['sso.account-connected'])
  expect(german[0]?.text).toContain('Harbour Ltd')
})
