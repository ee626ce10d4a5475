import { historyEndpoints } from '@vireo/contracts/history'
import { Voice, voicesEndpoints } from '@vireo/contracts/voices'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, givenPerson, givenTeammate, type Teammate } from '#test/teammates.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { libraryVoices } from '../library/library.ts'
import { removeFilesJob } from './remove-files-job.ts'
import { sweepFiles } from './sweep-files.ts'
import type { VoiceRow } from '../tables.ts'
import { givenSample, keepFile, makeVoice } from '../testing.ts'

let server: TestServer
let host: Teammate
let editor: Teammate
let viewer: Teammate
let outsider: Teammate

beforeAll(async () => {
  server = await startTestServer({ settings: { moderatedTerms: ['forbidden fruit'] } })
  host = await givenPerson(server, 'creator')
  ;[editor, viewer] = [await givenTeammate(server, host, 'editor'), await givenTeammate(server, host, 'editor')]
  outsider = await givenPerson(server, 'creator')
})

const edit = async (who: Teammate, voiceId: string, fields: Readonly<Record<string, string>>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const answer = await server.fetch(`/v1/voices/${voiceId}/edit`, { method: 'POST', headers: who.bearer, body })
  const read = (await answer.json()) as { detail?: { code?: string } }
  return `${answer.status} ${read.detail?.code ?? ''}`.trim()
}
const show = async (voiceId: string, who = host) =>
  Voice.parse((await call(server, who, 'GET', `/v1/voices/${voiceId}`)).body)
const share = (voiceId: string, who: Teammate, role: string) =>
  call(server, host, 'POST', `/v1/workspace/resources/${voiceId}/share`, {
    resource_type: 'voice',
    role,
    user_email: who.email,
  })
const statusOf = async (who: Teammate, method: string, path: string) => {
  const { status, code } = await call(server, who, method, path)
  return `${status} ${code ?? ''}`.trim()
}

const keep = (key: string, text: string) => keepFile(server, key, text)
const giveSample = async (voice: VoiceRow) => {
  const { id, storage_key: key } = await givenSample(server, host, voice)
  return { id, key }
}

const jobs = async (name: string) => {
  const { rows } = await server.database.pool.query<{ payload: Record<string, unknown> }>(
    'select payload from jobs where name = $1 order by created_at, id',
    [name],
  )
  return rows.map(({ payload }) => payload)
}

describe('editing a voice', () => {
  test('changes what is given and keeps what is left out; labels come as JSON', async () => {
    const { id } = await makeVoice(server, host, { name: 'Before', description: 'As it was' })
    expect(await edit(host, id, { name: ' Žofie ' })).toBe('200')
    expect(await show(id)).toMatchObject({ name: 'Žofie', description: 'As it was', labels: { gender: 'female' } })
    const labels = JSON.stringify({ accent: 'Moravian', language: 'cs' })
    expect(await edit(host, id, { name: 'Žofie', description: '', labels })).toBe('200')
    expect(await show(id)).toMatchObject({
      description: null,
      labels: { accent: 'Moravian', language: 'cs' },
      voice_verification: { language: 'cs' },
    })
    const found = await call(
      server,
      host,
      'GET',
      '/v2/voices?search=zofie&language=cs&accent=moravian&voice_type=personal',
    )
    expect(voicesEndpoints.search.success.schema.parse(found.body).voices.map((voice) => voice.voice_id)).toEqual([id])
  })

  test.each([
    ['no name', {}],
    ['a blank name', { name: '  ' }],
    ['a long name', { name: 'x'.repeat(101) }],
    ['labels that are no object', { name: 'A', labels: '[1]' }],
    ['labels that are no JSON', { name: 'A', labels: '{' }],
    ['an empty label', { name: 'A', labels: '{"accent":""}' }],
    [
      'too many labels',
      { name: 'A', labels: JSON.stringify(Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`l${at}`, 'x']))) },
    ],
  ] as [string, Record<string, string>][])('422 for %s, and nothing changes', async (_what, fields) => {
    const { id } = await makeVoice(server, outsider)
    expect(await edit(outsider, id, fields)).toBe('422')
    expect((await show(id, outsider)).name).toBe('Ada')
  })

  test('refuses words that the operator does not allow, where it is asked to look for them', async () => {
    const { id } = await makeVoice(server, host)
    const words = { name: 'Ada', description: 'Sells FORBIDDEN  fruit.' }
    expect(await edit(host, id, { ...words, moderate_metadata: 'true' })).toBe('400 invalid_text')
    const labels = JSON.stringify({ use_case: 'forbidden-fruit' })
    expect(await edit(host, id, { name: 'Ada', labels, moderate_metadata: 'true' })).toBe('400 invalid_text')
    expect((await show(id)).description).toBeNull()
    expect(await edit(host, id, { name: 'Forbidden fruits', moderate_metadata: 'true' })).toBe('200')
    expect(await edit(host, id, words)).toBe('200')
  })

  test('takes the level editor; what is not shared with one is not there', async () => {
    const { id } = await makeVoice(server, host)
    expect(await edit(editor, id, { name: 'Mine' })).toBe('404 voice_not_found')
    await share(id, viewer, 'viewer')
    await share(id, editor, 'editor')
    expect(await edit(viewer, id, { name: 'Mine' })).toBe('403 forbidden')
    expect(await edit(editor, id, { name: 'Ours' })).toBe('200')
    expect(await edit(outsider, id, { name: 'Mine' })).toBe('404 voice_not_found')
    expect((await show(id)).name).toBe('Ours')
    expect(await statusOf(editor, 'DELETE', `/v1/voices/${id}`)).toBe('403 forbidden')
    expect(await statusOf(editor, 'GET', `/v1/voices/${id}/deletion`)).toBe('403 forbidden')
  })

  test('a premade voice is nobody’s to change', async () => {
    const id = libraryVoices[0]?.voiceId ?? ''
    expect(await edit(host, id, { name: 'Mine' })).toBe('403 forbidden')
    expect(await statusOf(host, 'DELETE', `/v1/voices/${id}`)).toBe('403 forbidden')
    expect(await statusOf(host, 'GET', `/v1/voices/${id}/deletion`)).toBe('403 forbidden')
  })

  test('the last edit of a credit period is made once, however many ask at once', async () => {
    const owner = await givenPerson(server, 'free')
    const { id } = await makeVoice(server, owner)
    // Free: round(1.5 × 3 + 50) adds and edits.
    await server.database.pool.query('update voice_counts set adds_and_edits = 54 where workspace_id = $1', [
      owner.workspaceId,
    ])
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => edit(owner, id, { name })))
    expect(answers.toSorted()).toEqual(['200', '400 voice_add_edit_limit_reached', '400 voice_add_edit_limit_reached'])
  })
})

describe('samples', () => {
  test('are listed to who sees the voice, and heard and deleted by who may change it', async () => {
    const voice = await makeVoice(server, host)
    const sample = await giveSample(voice)
    const path = `/v1/voices/${voice.id}/samples`
    expect(await statusOf(editor, 'GET', path)).toBe('404 voice_not_found')
    await share(voice.id, viewer, 'viewer')
    const listed = await call(server, viewer, 'GET', path)
    expect(listed.body).toMatchObject({ samples: [{ sample_id: sample.id, size_bytes: 11, duration_secs: 1 }] })
    expect(await statusOf(viewer, 'GET', `${path}/${sample.id}/audio`)).toBe('403 forbidden')
    const heard = await server.fetch(`${path}/${sample.id}/audio`, { headers: host.bearer })
    expect([heard.headers.get('content-type'), await heard.text()]).toEqual(['audio/mpeg', 'a recording'])
    expect(await statusOf(host, 'GET', `${path}/nothing/audio`)).toBe('404 sample_not_found')
    expect(await statusOf(viewer, 'DELETE', `${path}/${sample.id}`)).toBe('403 forbidden')
    expect(await statusOf(host, 'DELETE', `${path}/${sample.id}`)).toBe('200')
    expect(await statusOf(host, 'DELETE', `${path}/${sample.id}`)).toBe('404 sample_not_found')
    expect(await jobs('voices.remove-files')).toContainEqual({ keys: [sample.key] })
  })
})

describe('deleting a voice', () => {
  test('tells its consequences first, and then has exactly these', async () => {
    const voice = await makeVoice(server, host, { name: 'Doomed' })
    await giveSample(voice)
    await giveSample(voice)
    await share(voice.id, viewer, 'viewer')
    const spoken = await call(server, host, 'POST', `/v1/text-to-speech/${voice.id}`, { text: 'Hi.' })
    expect(spoken.status).toBe(200)
    const told = await call(server, host, 'GET', `/v1/voices/${voice.id}/deletion`)
    expect(told.body).toEqual({
      voice_id: voice.id,
      name: 'Doomed',
      samples: 2,
      sample_bytes: 22,
      history_items: 1,
      shares: 1,
      copies: 0,
    })
    await call(server, host, 'POST', `/v1/voices/${voice.id}/settings/edit`, { speed: 1.2 })
    expect(await statusOf(host, 'DELETE', `/v1/voices/${voice.id}`)).toBe('200')
    expect(await statusOf(host, 'DELETE', `/v1/voices/${voice.id}`)).toBe('404 voice_not_found')
    expect(await statusOf(viewer, 'GET', `/v1/voices/${voice.id}`)).toBe('404 voice_not_found')
    expect(await statusOf(host, 'POST', `/v1/text-to-speech/${voice.id}`)).toMatch(/^4/)
    const history = await call(server, host, 'GET', `/v1/history?voice_id=${voice.id}`)
    expect(historyEndpoints.list.success.schema.parse(history.body).history).toHaveLength(1)
    for (const table of ['voice_samples', 'voice_settings'])
      expect(
        (await server.database.pool.query(`select 1 from ${table} where voice_id = $1`, [voice.id])).rowCount,
      ).toBe(0)
    const shares = await server.database.pool.query('select 1 from resource_shares where resource_id = $1', [voice.id])
    expect(shares.rowCount).toBe(0)
  })

  test('removes everything below its folder by a job that was queued with it, and nothing else', async () => {
    const [voice, other] = [await makeVoice(server, host), await makeVoice(server, host)]
    const [gone, stays] = [await giveSample(voice), await giveSample(other)]
    const preview = `voices/${voice.workspace_id}/${voice.id}/previews/x.mp3`
    await keep(preview, 'preview')
    await call(server, host, 'DELETE', `/v1/voices/${voice.id}`)
    const folder = `voices/${voice.workspace_id}/${voice.id}/` as const
    expect(await jobs('voices.remove-files')).toContainEqual({ folder })
    expect(await server.ports.storage.size(gone.key)).toBe(11)
    const run = () =>
      removeFilesJob.run(server.product.systemContext(), { folder } as never, {
        progress: async () => undefined,
        signal: new AbortController().signal,
      })
    expect(await run()).toEqual({ removed: 2 })
    expect(await run()).toEqual({ removed: 0 })
    const sizes = await Promise.all([gone.key, preview, stays.key].map((key) => server.ports.storage.size(key)))
    expect(sizes).toEqual([undefined, undefined, 11])
  })

  test('what was written below the folder of a voice that is gone is swept up a day later', async () => {
    const voice = await makeVoice(server, host)
    const kept = await giveSample(voice)
    const late = `voices/${voice.workspace_id}/AAAAAAAAAAAAAAAAAAAA/previews/x.mp3`
    const foreign = 'voices/ws_of_another_instance/AAAAAAAAAAAAAAAAAAAA/x.mp3'
    await keep(late, 'late')
    await keep(foreign, 'theirs')
    const ctx = server.product.systemContext()
    expect(await sweepFiles(ctx)).toEqual({ removed: 0 })
    const tomorrow = { ...ctx, ports: ctx.ports, signal: ctx.signal, now: () => new Date(Date.now() + 25 * 3_600_000) }
    expect((await sweepFiles(tomorrow)).removed).toBeGreaterThan(0)
    const sizes = await Promise.all([late, kept.key, foreign].map((key) => server.ports.storage.size(key)))
    expect(sizes).toEqual([undefined, 11, 6])
  })
})
