import { AcceptedTranscript, SpokenTranscript, TranscriptSummary } from '@vireo/contracts/transcription'
import { beforeEach, describe, expect, test } from 'vitest'
import { createOutbound } from '#adapters/outbound-http.ts'
import { codeOf, type Fields, formOf, of, recording, startTranscriptionServer } from '../transcription.testing.ts'

const host = '127.0.0.1:9'
const on = await startTranscriptionServer({ outbound: createOutbound({ namedHosts: [host] }) })
const { server, person, state, change, usedCredits, countOf } = on
beforeEach(() => on.reset())

const at = '/v1/speech-to-text'
const talk = recording(3)
const ask = (
  key: string,
  { path = at, fields = {}, file = talk }: { path?: string; fields?: Fields; file?: typeof talk },
) =>
  server.fetch(path, {
    method: 'POST',
    headers: { ...person.headers, 'idempotency-key': key },
    body: formOf(file, { model_id: 'scribe_v1', ...fields }),
  })
const isReplay = (answer: Response) => answer.headers.get('idempotent-replayed') === 'true'
const counts = async () => [await usedCredits(), await countOf('transcripts'), await countOf('credit_reservations')]

describe('a request that is repeated under its key', () => {
  test('is heard and paid once, and answered as before, whatever became of the transcript', async () => {
    const fields = { additional_formats: '[{"format":"txt"}]' }
    const first = await ask('one', { fields })
    const spoken = SpokenTranscript.parse(await first.json())
    const before = await counts()
    const document = { speakers: [], paragraphs: [] }
    const corrected = await change(of(spoken.transcription_id, '/document'), 'PUT', { expected_version: 1, document })
    expect(corrected.status).toBe(200)
    const second = await ask('one', { fields })
    expect([second.status, isReplay(second)]).toEqual([200, true])
    for (const name of ['character-cost', 'generation-info'])
      expect(second.headers.get(name)).toBe(first.headers.get(name))
    expect(await second.json()).toEqual(spoken)
    expect(await counts()).toEqual(before)
    expect(await codeOf(await ask('one', { fields, file: recording(4) }))).toEqual([
      409,
      'idempotency_key_reused',
      null,
    ])
  })

  test('without logging is refused, and no word of it is kept for the answer', async () => {
    const path = `${at}?enable_logging=false`
    expect((await ask('unlogged', { path })).status).toBe(200)
    const before = await counts()
    expect((await codeOf(await ask('unlogged', { path })))[1]).toBe('idempotency_key_reused')
    expect(await counts()).toEqual(before)
    const { rows } = await server.database.pool.query("select answer from idempotency_keys where key = 'unlogged'")
    expect(rows).toEqual([{ answer: null }])
  })

  test('begins one transcript, which is answered as it stands', async () => {
    const path = `${at}/transcripts`
    const first = TranscriptSummary.parse(await (await ask('two', { path })).json())
    const before = await counts()
    const again = await ask('two', { path })
    expect([again.status, isReplay(again)]).toEqual([202, true])
    expect(TranscriptSummary.parse(await again.json())).toEqual(first)
    expect(await counts()).toEqual(before)
    await change(of(first.transcription_id, '/cancel'), 'POST')
  })

  test('is accepted once for a webhook', async () => {
    const settings = {
      auth_type: 'hmac',
      name: 'one',
      webhook_url: `http://${host}/`,
      events: ['speech_to_text'],
      retry_enabled: true,
    }
    expect((await change('/v1/workspace/webhooks', 'POST', { settings })).status).toBe(200)
    const fields = { webhook: 'true' }
    const first = AcceptedTranscript.parse(await (await ask('three', { fields })).json())
    const before = await counts()
    const again = await ask('three', { fields })
    expect([again.status, isReplay(again)]).toEqual([202, true])
    expect(AcceptedTranscript.parse(await again.json())).toEqual(first)
    expect(await counts()).toEqual(before)
  })

  test('that failed is worked on', async () => {
    state.isInstalled = false
    expect((await ask('four', {})).status).toBe(400)
    state.isInstalled = true
    const answer = await ask('four', {})
    expect([answer.status, isReplay(answer)]).toEqual([200, false])
  })
})
