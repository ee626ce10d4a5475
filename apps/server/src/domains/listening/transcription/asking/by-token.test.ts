import { SpokenTranscript } from '@vireo/contracts/transcription'
import { beforeEach, describe, expect, test } from 'vitest'
import { issueApiKey } from '#identity/keys/index.ts'
import { transaction } from '#kernel/transaction.ts'
import { codeOf, formOf, of, recording, startTranscriptionServer } from '../transcription.testing.ts'

/** How far the clock of the server goes ahead. */
let aheadMs = 0
const on = await startTranscriptionServer({}, { now: () => new Date(Date.now() + aheadMs) })
const { server, person, get, heardSeconds, usedCredits, countOf } = on
const { userId, workspaceId } = person
beforeEach(() => {
  on.reset()
  aheadMs = 0
})

const talk = recording(3)
type Headers = Readonly<Record<string, string>>
const tokenFor = async (type = 'batch_scribe', headers: Headers = person.headers) => {
  const answer = await server.fetch(`/v1/single-use-token/${type}`, { method: 'POST', headers })
  return ((await answer.json()) as { token: string }).token
}
const ask = (token: string, headers: Headers = {}, file = talk, fields: Headers = { model_id: 'scribe_v1' }) =>
  server.fetch(`/v1/speech-to-text?token=${token}`, { method: 'POST', headers, body: formOf(file, fields) })
const refused = [401, 'invalid_authorization_header', null]

describe('a single-use token for recordings', () => {
  test('has one recording written down, for the workspace of whoever made it, who pays', async () => {
    const [token, used] = [await tokenFor(), await usedCredits()]
    const answer = await ask(token, { origin: 'https://elsewhere.example' })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
    const { transcription_id: id } = SpokenTranscript.parse(await answer.json())
    expect((await usedCredits()) - used).toBe(5)
    expect((await get(of(id))).status).toBe(200)
    expect(await codeOf(await ask(token))).toEqual(refused)
    expect([(await usedCredits()) - used, await countOf('credit_reservations')]).toEqual([5, 0])
  })

  test('is used up by exactly one of those who come at the same time, also where that one is refused', async () => {
    const [token, used] = [await tokenFor(), await usedCredits()]
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401])
    expect((await usedCredits()) - used).toBe(5)
    const spent = await tokenFor()
    expect((await codeOf(await ask(spent, {}, talk, { model_id: 'nothing' })))[1]).toBe('unsupported_model')
    expect(await codeOf(await ask(spent))).toEqual(refused)
  })

  test.each(['realtime_scribe', 'tts_websocket'])('is no token of the type %s', async (type) => {
    expect(await codeOf(await ask(await tokenFor(type)))).toEqual(refused)
  })

  test('opens nothing else', async () => {
    const token = await tokenFor()
    const list = await server.fetch(`/v1/speech-to-text/transcripts?token=${token}`)
    expect(list.status).toBe(401)
    const body = formOf(talk, {})
    expect((await server.fetch(`/v1/speech-to-text/transcripts?token=${token}`, { method: 'POST', body })).status).toBe(
      401,
    )
    expect((await ask(token)).status).toBe(200)
    expect(await codeOf(await ask(''))).toEqual(refused)
  })

  test('is worth nothing after fifteen minutes, and nothing is heard then', async () => {
    const token = await tokenFor()
    aheadMs = 15 * 60_000 + 1
    expect(await codeOf(await ask(token))).toEqual(refused)
    expect(heardSeconds).toEqual([])
  })

  test('stays within the limit of the key that it was made with', async () => {
    const ctx = server.product.systemContext(workspaceId)
    const { secret } = await transaction(ctx, (ctx) =>
      issueApiKey(ctx, { userId, workspaceId, name: 'a test', permissions: 'all', characterLimit: 3 }),
    )
    const token = await tokenFor('batch_scribe', { 'xi-api-key': secret })
    expect((await codeOf(await ask(token)))[1]).toBe('api_key_limit_exceeded')
  })

  test('is left alone where a credential is sent as well', async () => {
    const token = await tokenFor()
    expect((await ask(token, person.headers)).status).toBe(200)
    expect((await ask(token)).status).toBe(200)
  })

  test('does not make a request another one: it is answered as before under its key', async () => {
    const key = { 'idempotency-key': 'a page' }
    const first = await ask(await tokenFor(), key)
    const used = await usedCredits()
    const again = await ask(await tokenFor(), key)
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
    expect(await again.json()).toEqual(await first.json())
    expect(await usedCredits()).toBe(used)
  })
})
