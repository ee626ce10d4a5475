import { expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { givenAccount, jsonPost } from '#identity/testing.ts'
import { sendUpdate } from './send-update.ts'

const server = await startTestServer()
const ctx = server.product.systemContext()
const { pool } = server.database
const control = { signal: new AbortController().signal }

async function reader({ agrees = true, isVerified = true } = {}) {
  const person = await givenAccount(ctx)
  await pool.query('update users set agrees_to_product_updates = $1, email_verified_at = $2 where id = $3', [
    agrees,
    isVerified ? new Date() : null,
    person.userId,
  ])
  return person
}

const lettersTo = async (email: string) =>
  (
    await pool.query("select content from letters where recipient = $1 and kind = 'notifications.product-update'", [
      email,
    ])
  ).rows

test('an update reaches those who want it, once, and its link ends the next', async () => {
  const wants = await reader()
  const others = [await reader({ agrees: false }), await reader({ isVerified: false })]
  const update = { updateId: 'u1', subject: 'Voices that whisper', paragraphs: ['They are here.'] }
  expect(await sendUpdate(ctx, update, control)).toEqual({ sent: 1 })
  expect(await sendUpdate(ctx, update, control)).toEqual({ sent: 0 })
  const [letter, ...more] = await lettersTo(wants.email)
  expect(more).toEqual([])
  for (const other of others) expect(await lettersTo(other.email)).toEqual([])
  const messages = await (await server.fetch('/v1/messages', { headers: wants.headers })).json()
  expect(messages).toMatchObject({ messages: [{ title: 'Voices that whisper', description: 'They are here.' }] })

  const link = new URL(letter.content.unsubscribeUrl)
  expect(link.searchParams.get('mode')).toBe('optOutOfUpdates')
  const actionCode = link.searchParams.get('verificationCode')
  expect((await server.fetch('/v1/user/opt-out-of-updates', jsonPost({ actionCode }))).status).toBe(200)
  expect(await sendUpdate(ctx, { ...update, updateId: 'u2' }, control)).toEqual({ sent: 0 })
})
