import { expect, test } from 'vitest'
import { oddRecordings } from '#test/hostile-recordings.ts'
import { refusesHostile } from '#test/refuses-hostile.ts'
import { startTestServer } from '#test/test-server.ts'
import { askerFor, bytesOf, failure } from './testing.ts'

const server = await startTestServer()
const person = await server.signUp({ tier: 'creator' })
const { isolate, listed } = askerFor(server, person)

const usedCredits = async () =>
  (
    (await (await server.fetch('/v1/user/subscription', { headers: person.headers })).json()) as {
      character_count: number
    }
  ).character_count

async function left() {
  let files = 0
  for await (const { key } of server.ports.storage.list('isolation/')) files += key.length > 0 ? 1 : 0
  const { rows } = await server.database.pool.query('select 1 from credit_reservations')
  return { credits: await usedCredits(), kept: (await listed(person)).items.length, held: rows.length, files }
}

refusesHostile({
  left,
  send: async (make) => [await failure(isolate(make())), await failure(isolate(make(), { path: '/stream' }))],
})

test.each(Object.entries(oddRecordings))(
  '%s says nothing that matters, and is isolated, kept and paid',
  async (_, make) => {
    const before = await left()
    const answer = await isolate(make())
    expect(answer.status).toBe(200)
    expect((await bytesOf(answer)).length).toBeGreaterThan(1000)
    const after = await left()
    expect(after).toMatchObject({ kept: before.kept + 1, files: before.files + 1, held: 0 })
    expect(after.credits).toBeGreaterThan(before.credits)
  },
)
