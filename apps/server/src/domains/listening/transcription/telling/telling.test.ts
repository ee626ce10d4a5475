import { createHmac } from 'node:crypto'
import { AcceptedTranscript, SpokenTranscript } from '@vireo/contracts/transcription'
import pino from 'pino'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createOutbound } from '#adapters/outbound-http.ts'
import { startJobRunner } from '#jobs/runner.ts'
import { webhookJobs } from '#webhooks'
import {
  codeOf,
  type Fields,
  listenElsewhere,
  of,
  recording,
  startTranscriptionServer,
} from '../transcription.testing.ts'
import { transcriptionSlice } from '../slice.ts'

type Told = { readonly path: string; readonly signature: string; readonly body: string }
const told: Told[] = []
let fails = 0
const talk = recording(4)
const host = await listenElsewhere((request, to) => {
  if (request.method === 'GET') return void to.writeHead(200, { 'content-type': 'audio/wav' }).end(talk)
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const signature = String(request.headers['elevenlabs-signature'])
    told.push({ path: request.url ?? '', signature, body: Buffer.concat(parts).toString() })
    to.writeHead(fails-- > 0 ? 500 : 200).end()
  })
})

const on = await startTranscriptionServer({ outbound: createOutbound({ namedHosts: [host] }) })
const { server, person, state, get, send, change, usedCredits, countOf } = on
beforeEach(async () => {
  on.reset()
  told.length = 0
  fails = 0
  await server.database.pool.query('delete from webhooks')
})

/** Works on what is asked for, and on telling it, until the test ends. */
async function work(): Promise<void> {
  const runner = await startJobRunner({
    database: server.database,
    nodeId: server.product.systemContext().nodeId,
    contextFor: (workspaceId) => server.product.systemContext(workspaceId),
    jobs: [...(transcriptionSlice.jobs ?? []), ...webhookJobs],
    subscriptions: [],
    log: pino({ level: 'silent' }),
  })
  onTestFinished(() => runner.stop())
}

async function givenWebhook(name: string, events: string[] = []): Promise<{ id: string; secret: string }> {
  const settings = { auth_type: 'hmac', name, webhook_url: `http://${host}/${name}`, events, retry_enabled: true }
  const answer = await change('/v1/workspace/webhooks', 'POST', { settings })
  const { webhook_id: id, webhook_secret: secret } = (await answer.json()) as {
    webhook_id: string
    webhook_secret: string
  }
  return { id, secret }
}

const asked = (fields: Fields = {}, query = '') => send(recording(3), { webhook: 'true', ...fields }, query)
async function accepted(answer: Response): Promise<AcceptedTranscript> {
  expect(answer.status).toBe(202)
  return AcceptedTranscript.parse(await answer.json())
}
const bodyOf = (at = 0) => JSON.parse(told[at]?.body ?? '{}') as { type: string; data: Record<string, unknown> }

describe('webhooks', () => {
  test('are told what was heard, signed, with the metadata, the id of the request and the files that were wanted', async () => {
    const { id, secret } = await givenWebhook('one')
    const used = await usedCredits()
    const metadata = { order: 7, customer: { name: 'Ada' } }
    const wanted = {
      webhook_id: id,
      webhook_metadata: JSON.stringify(metadata),
      additional_formats: '[{"format":"srt"}]',
    }
    const { request_id, transcription_id } = await accepted(await asked(wanted))
    await work()
    await expect.poll(() => told.length, { timeout: 20_000 }).toBe(1)
    const { type, data } = bodyOf()
    expect(type).toBe('speech_to_text_transcription')
    expect(data).toMatchObject({ request_id, webhook_metadata: metadata })
    expect(data['generation_info']).toEqual({ not_applied: ['tag_audio_events'], timestamps: 'engine' })
    const spoken = SpokenTranscript.parse(data['transcription'])
    expect(spoken).toMatchObject({ text: 'word word word', transcription_id })
    expect(spoken.additional_formats?.[0]?.content).toContain('-->')
    expect({ ...spoken, additional_formats: null }).toEqual(await (await get(of(transcription_id))).json())
    const [, t = '', v0 = ''] = /t=(\d+),v0=([0-9a-f]+)/u.exec(told[0]?.signature ?? '') ?? []
    expect(createHmac('sha256', secret).update(`${t}.${told[0]?.body}`).digest('hex')).toBe(v0)
    expect((await usedCredits()) - used).toBe(5)
    const { rows } = await server.database.pool.query('select telling from transcripts where id = $1', [
      transcription_id,
    ])
    expect(rows).toEqual([{ telling: null }])
  })

  test('are all told that listen to transcripts or stand in the settings, where none is named', async () => {
    await givenWebhook('listens', ['speech_to_text'])
    const { id } = await givenWebhook('chosen')
    await givenWebhook('other', ['history_item_deleted'])
    const settings = await change('/v1/workspace/update-workspace', 'PUT', { speech_to_text_webhook_ids: [id] })
    expect(settings.status).toBe(200)
    await accepted(
      await asked({ source_url: `http://${host}/talk.wav` }, '').then(async (both) => {
        // A file and an address are one too many; the address alone does.
        expect(both.status).toBe(400)
        return send(undefined, { webhook: 'true', source_url: `http://${host}/talk.wav`, webhook_metadata: 'a note' })
      }),
    )
    await work()
    await expect
      .poll(() => told.map(({ path }) => path).toSorted(), { timeout: 20_000 })
      .toEqual(['/chosen', '/listens'])
    expect(bodyOf().data['webhook_metadata']).toBe('a note')
    await change('/v1/workspace/update-workspace', 'PUT', { speech_to_text_webhook_ids: [] })
  })

  test('are told why nothing comes', async () => {
    const { id } = await givenWebhook('one')
    const used = await usedCredits()
    state.hear = () => Promise.resolve({ text: '', language: undefined, words: [] })
    const failing = await accepted(await asked({ webhook_id: id }))
    await work()
    await expect.poll(() => told.length, { timeout: 20_000 }).toBe(1)
    expect(bodyOf()).toMatchObject({
      type: 'speech_to_text_failed',
      data: {
        request_id: failing.request_id,
        transcription_id: failing.transcription_id,
        error: { code: 'invalid_audio' },
      },
    })
    state.hear = () => new Promise(() => undefined)
    const stopped = await accepted(await asked({ webhook_id: id }))
    expect((await change(of(stopped.transcription_id, '/cancel'), 'POST')).status).toBe(200)
    await expect.poll(() => told.length, { timeout: 20_000 }).toBe(2)
    expect(bodyOf(1).data).toMatchObject({ request_id: stopped.request_id, error: { code: 'canceled' } })
    expect([await usedCredits(), await countOf('credit_reservations'), await countOf('transcript_stretches')]).toEqual([
      used,
      0,
      0,
    ])
  })

  test('are told again where they failed', async () => {
    const { id } = await givenWebhook('one')
    fails = 1
    await accepted(await asked({ webhook_id: id }))
    await work()
    await expect.poll(() => told.length, { timeout: 20_000 }).toBe(1)
    const pending = async () =>
      (
        await server.database.pool.query(
          'select state, attempt_count from webhook_deliveries order by created_at desc limit 1',
        )
      ).rows
    await expect.poll(pending).toEqual([{ state: 'pending', attempt_count: 1 }])
  })
})

describe('what is refused', () => {
  const everything = async () => {
    const files: string[] = []
    for await (const { key } of server.ports.storage.list('transcription/')) files.push(key)
    const { rows } = await server.database.pool.query('select count(*)::int as n from webhook_deliveries')
    return [await countOf('transcripts'), await countOf('credit_reservations'), await usedCredits(), files.length, rows]
  }

  test.each([
    ['a webhook of nobody', { webhook_id: 'webhook_of_nobody' }, 'webhook_unknown', 'webhook_id'],
    ['no webhook that listens', {}, 'webhook_unknown', 'webhook'],
    [
      'metadata three levels deep',
      { webhook_metadata: '{"a":{"b":{"c":1}}}' },
      'invalid_parameters',
      'webhook_metadata',
    ],
    ['a webhook without webhook mode', { webhook: 'false', webhook_id: 'one' }, 'invalid_parameters', 'webhook_id'],
    [
      'metadata without webhook mode',
      { webhook: 'false', webhook_metadata: 'a' },
      'invalid_parameters',
      'webhook_metadata',
    ],
  ] as const)('%s', async (_, fields, code, param) => {
    const before = await everything()
    expect(await codeOf(await asked(fields))).toEqual([400, code, param])
    expect(await everything()).toEqual(before)
  })

  test('metadata of more than 16 KB, and another workspace’s webhook', async () => {
    const before = await everything()
    expect((await asked({ webhook_metadata: 'x'.repeat(16_385) })).status).toBe(422)
    expect(await codeOf(await asked({ webhook_metadata: 'ü'.repeat(10_000) }))).toEqual([
      400,
      'invalid_parameters',
      'webhook_metadata',
    ])
    const { id } = await givenWebhook('mine')
    const other = await server.signUp({ tier: 'creator' })
    expect(other.workspaceId).not.toBe(person.workspaceId)
    const foreign = await send(recording(2), { webhook: 'true', webhook_id: id }, '', { headers: other.headers })
    expect(await codeOf(foreign)).toEqual([400, 'webhook_unknown', 'webhook_id'])
    expect(await everything()).toEqual(before)
  })

  test('what is not to be kept is not told later, and leaves nothing anywhere', async () => {
    const { id } = await givenWebhook('one')
    const before = await everything()
    expect(await codeOf(await asked({ webhook_id: id }, '?enable_logging=false'))).toEqual([
      400,
      'recognition_option_refused',
      'enable_logging',
    ])
    expect(await everything()).toEqual(before)
  })
})

test('without logging no table and no file knows a word of it, whether it is heard or fails', async () => {
  const stored = async () => {
    const keys: string[] = []
    for await (const { key } of server.ports.storage.list('transcription/')) keys.push(key)
    return keys.toSorted()
  }
  const before = await stored()
  state.hear = () => Promise.resolve({ text: 'quetzalcoatl', language: 'en', words: [] })
  expect(await (await send(recording(2), {}, '?enable_logging=false')).text()).toContain('quetzalcoatl')
  state.hear = () => Promise.reject(new Error('quetzalcoatl broke'))
  expect((await send(recording(2), { keyterms: 'quetzalcoatl' }, '?enable_logging=false')).status).toBe(500)
  const { rows: tables } = await server.database.pool.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  )
  expect(tables.length).toBeGreaterThan(50)
  for (const { name } of tables) {
    const found = await server.database.pool.query(
      `select 1 from ${name} as kept where kept::text like '%quetzalcoatl%'`,
    )
    expect([name, found.rowCount]).toEqual([name, 0])
  }
  expect(await stored()).toEqual(before)
})
