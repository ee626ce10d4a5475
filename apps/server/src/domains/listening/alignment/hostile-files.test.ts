import { ErrorBody } from '@vireo/contracts/kit'
import { expect, test } from 'vitest'
import { oddRecordings } from '#test/hostile-recordings.ts'
import { refusesHostile } from '#test/refuses-hostile.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const { headers } = await server.signUp({ tier: 'creator' })

function align(bytes: Uint8Array<ArrayBuffer>) {
  const body = new FormData()
  body.append('file', new Blob([bytes]), 'recording.wav')
  body.append('text', 'The morning train was late again.')
  return server.fetch('/v1/forced-alignment', { method: 'POST', headers, body })
}

async function left() {
  const subscription = await (await server.fetch('/v1/user/subscription', { headers })).json()
  const { character_count: credits } = subscription as { character_count: number }
  const { rows } = await server.database.pool.query('select 1 from credit_reservations')
  return { credits, held: rows.length }
}

refusesHostile({
  left,
  field: 'file',
  async send(make) {
    const answer = await align(make())
    const { detail } = ErrorBody.parse(await answer.json())
    return [[answer.status, detail.code, detail.param]]
  },
})

test.each(Object.entries(oddRecordings))('%s says nothing that matters, and is followed and paid', async (_, make) => {
  const before = await left()
  expect((await align(make())).status).toBe(200)
  const after = await left()
  expect(after).toEqual({ ...before, credits: after.credits })
  expect(after.credits).toBeGreaterThan(before.credits)
})
