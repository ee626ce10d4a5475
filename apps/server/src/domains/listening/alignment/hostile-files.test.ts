import { ErrorBody } from '@vireo/contracts/kit'
import { expect, test } from 'vitest'
import { type HostileRecording, hostileRecordings, oddRecordings } from '#test/hostile-recordings.ts'
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
    const answer = await align(make())
    const { detail } = ErrorBody.parse(await answer.json())
    expect([answer.status, detail.code, detail.param]).toEqual([400, codes[name as HostileRecording], 'file'])
    expect(await left()).toEqual(before)
  },
)

test.each(Object.entries(oddRecordings))('%s says nothing that matters, and is followed and paid', async (_, make) => {
  const before = await left()
  expect((await align(make())).status).toBe(200)
  const after = await left()
  expect(after).toEqual({ ...before, credits: after.credits })
  expect(after.credits).toBeGreaterThan(before.credits)
})
