import { expect, test } from 'vitest'
import { type HostileRecording, hostileRecordings, oddRecordings } from '#test/hostile-recordings.ts'
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

const codes: Readonly<Record<HostileRecording, string>> = {
  nothing: 'invalid_audio',
  'a header alone': 'invalid_audio',
  'half of a file': 'invalid_audio',
  'noise that looks encrypted': 'invalid_audio',
  'noise in a film’s clothes': 'invalid_audio',
  'a rate of nothing': 'invalid_audio',
  'a rate of one a second': 'audio_too_long',
  'a rate of four billion': 'invalid_audio',
  'no channels': 'invalid_audio',
  'fifty channels': 'invalid_audio',
  'sixty thousand channels': 'invalid_audio',
  'samples of no bits': 'invalid_file_type',
  'a recording of eleven hours': 'audio_too_long',
  silence: 'invalid_audio',
  'a click': 'audio_too_short',
}

test.each(Object.entries(hostileRecordings))(
  '%s is refused; nothing is charged, and nothing is left',
  async (name, make) => {
    const before = await left()
    for (const path of ['', '/stream'])
      expect(await failure(isolate(make(), { path }))).toEqual([400, codes[name as HostileRecording]])
    expect(await left()).toEqual(before)
  },
)

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
