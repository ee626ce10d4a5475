import { TranscriptSummary } from '@vireo/contracts/transcription'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createOutbound } from '#adapters/outbound-http.ts'
import { issueApiKey } from '#identity/keys/index.ts'
import { transaction } from '#kernel/transaction.ts'
import { release } from '#usage/reservations/index.ts'
import { formOf, listenElsewhere, recording, startTranscriptionServer } from '../transcription.testing.ts'

const minute = recording(60)
const host = await listenElsewhere((_, to) => void to.writeHead(200, { 'content-type': 'audio/wav' }).end(minute))

const on = await startTranscriptionServer({ outbound: createOutbound({ namedHosts: [host] }) })
const { server, person, until, usedCredits, countOf } = on
const { userId, workspaceId } = person
const { pool } = server.database
const ctx = () => server.product.systemContext(workspaceId)
beforeEach(() => on.reset())

/** Makes a key that may use so many credits. */
async function givenKey(characterLimit: number) {
  const { keyId, secret } = await transaction(ctx(), (ctx) =>
    issueApiKey(ctx, { userId, workspaceId, name: 'a test', permissions: 'all', characterLimit }),
  )
  const used = async () => {
    const counted = 'select used_credits::int as used from api_key_usage where api_key_id = $1'
    return (await pool.query<{ used: number }>(counted, [keyId])).rows[0]?.used ?? 0
  }
  const post = (path: string, body: FormData) =>
    server.fetch(path, { method: 'POST', headers: { 'xi-api-key': secret }, body })
  const begin = async (file: Uint8Array<ArrayBuffer> | undefined, fields: Record<string, string> = {}) => {
    const answer = await post('/v1/speech-to-text/transcripts', formOf(file, fields))
    expect(answer.status).toBe(202)
    return TranscriptSummary.parse(await answer.json())
  }
  return { keyId, used, post, begin }
}

const link = { source_url: `http://${host}/talk.wav` }
const failureOf = async ({ transcription_id: id }: TranscriptSummary) => (await until(id, 'failed')).failure?.code

describe('work in the background', () => {
  test('on what lies behind an address stays within the limit of the key that asked for it', async () => {
    const [key, used] = [await givenKey(10), await usedCredits()]
    const begun = [await key.begin(undefined, link), await key.begin(undefined, link)]
    await on.work()
    for (const each of begun) expect(await failureOf(each)).toBe('api_key_limit_exceeded')
    expect([await key.used(), await usedCredits(), await countOf('credit_reservations')]).toEqual([0, used, 0])
  })

  test('counts for the key', async () => {
    const [key, used] = [await givenKey(150), await usedCredits()]
    const begun = await key.begin(undefined, link)
    await on.work()
    await until(begun.transcription_id, 'done')
    expect([await key.used(), (await usedCredits()) - used]).toEqual([100, 100])
  })

  test('stays within what the workspace lets the member spend', async () => {
    const [key, used] = [await givenKey(1000), await usedCredits()]
    await pool.query('update memberships set usage_limit = $2 where user_id = $1', [userId, used + 20])
    onTestFinished(async () => void (await pool.query('update memberships set usage_limit = null')))
    const begun = await key.begin(undefined, link)
    await on.work()
    expect(await failureOf(begun)).toBe('usage_limit_exceeded')
    expect([await key.used(), await usedCredits()]).toEqual([0, used])
  })

  test('holds the price again, where it was given back, within the limit that the key has by now', async () => {
    const [key, used] = [await givenKey(10), await usedCredits()]
    const begun = await key.begin(recording(3))
    expect(await key.used()).toBe(5)
    const { rows } = await pool.query<{ id: string }>('select reservation_id as id from transcripts where id = $1', [
      begun.transcription_id,
    ])
    await release(ctx(), rows[0]?.id ?? '')
    await pool.query('update api_keys set character_limit = 2 where id = $1', [key.keyId])
    await on.work()
    expect(await failureOf(begun)).toBe('api_key_limit_exceeded')
    expect([await key.used(), await usedCredits()]).toEqual([0, used])
  })

  test('ends with the key that asked for it', async () => {
    const [key, used] = [await givenKey(10), await usedCredits()]
    const begun = await key.begin(recording(3))
    await pool.query('delete from api_keys where id = $1', [key.keyId])
    await on.work()
    expect(await failureOf(begun)).toBe('forbidden')
    expect([await usedCredits(), await countOf('credit_reservations')]).toEqual([used, 0])
  })
})
