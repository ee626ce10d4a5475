import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { EngineOffer, EngineOverview, EngineTrial } from '@vireo/contracts/engines'
import { pronunciationEndpoints } from '@vireo/contracts/pronunciation'
import { VoiceCollection } from '@vireo/contracts/voices'
import { SherpaHost, whySherpaIsMissing } from '@vireo/engine-sherpa'
import { tinyVoiceArchive } from '@vireo/engine-sherpa/testing.ts'
import { createSpeechPool } from '@vireo/engines'
import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { createInstalledVoices } from '../../../installed-voices.ts'
import { aModelServer, aTar } from '../../../models/testing.ts'
import type { ModelManifest } from '../../../models/index.ts'
import { systemClock } from '#kernel/clock.ts'
import { openModels } from '../../../open-neural.ts'
import { recordInstalled } from '#voices/previews/index.ts'
import { startTestServer, type TestPerson } from '#test/test-server.ts'

const missing = whySherpaIsMissing()
const dataDir = mkdtempSync(path.join(tmpdir(), 'vireo-engines-'))
const publisher = await aModelServer()
const host = new SherpaHost({
  folder: path.join(dataDir, 'models'),
  readReference: () => Promise.resolve(undefined),
})
const speech = createSpeechPool({
  workers: 1,
  engines: {
    sherpa: import.meta.resolve('@vireo/engine-sherpa'),
    flite: import.meta.resolve('@vireo/engine-flite'),
    espeak: import.meta.resolve('@vireo/engine-espeak'),
  },
  warmEngines: [],
  links: { sherpa: () => host.connect() },
})
const { archive, card } = await tinyVoiceArchive((files) => gzipSync(aTar(files)))
publisher.files.set('tiny.tar.gz', archive)
const manifest: ModelManifest = {
  name: 'tiny-voices',
  purpose: 'Two voices that hum.',
  terms: 'commercial',
  licence: { name: 'CC0-1.0', url: 'https://example.test/licence', notes: 'For tests.' },
  downloads: [
    {
      url: `${publisher.address}/tiny.tar.gz`,
      bytes: archive.length,
      sha256: createHash('sha256').update(archive).digest('hex'),
      archive: 'tar.gz',
    },
  ],
  card: {
    ...card,
    speakers: [
      { sid: 0, name: 'Lowell', gender: 'male', locale: 'en-US', accent: 'american' },
      { sid: 1, name: 'Alta', gender: 'female', locale: 'en-GB', accent: 'moorland' },
    ],
  },
}
const installedVoices = createInstalledVoices()
const { models, abilities } = openModels(
  { dataDir, VIREO_MODELS_MIRROR: undefined, VIREO_MODELS_CATALOGUE: undefined },
  {
    host,
    speech,
    log: pino({ level: 'silent' }),
    clock: systemClock,
    manifests: [manifest],
    // What this machine happens to have is no part of these tests.
    recogniser: { find: () => Promise.resolve(undefined) },
    onVoices: () => installedVoices.refresh(models),
  },
)
const server = await startTestServer({ ports: { speech, models, abilities }, settings: { installedVoices } })

afterAll(async () => {
  await models.close()
  await speech.close()
  await host.close()
  await publisher.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const operator = await server.signUp()
const member = await server.signUp()

async function ask(person: TestPerson, method: string, to: string, body?: unknown): Promise<[number, unknown]> {
  const answer = await server.fetch(to, {
    method,
    headers: {
      authorization: `Bearer ${person.accessToken}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false
  return [answer.status, isJson ? await answer.json() : (await answer.arrayBuffer()).byteLength]
}

const overview = async () => EngineOverview.parse((await ask(operator, 'GET', '/v1/admin/engines'))[1])
const state = async () => (await overview()).models.find(({ name }) => name === 'tiny-voices')
const install = (acceptLicence = true) =>
  ask(operator, 'POST', '/v1/admin/engines/models/tiny-voices/install', { accept_licence: acceptLicence })
const clara = async () => (await ask(member, 'GET', '/v1/voices/2qqbAbPSgeWSVET7PD1M'))[1]
const refusal = (code: string, data?: object) => ({ detail: { code, ...(data && { data }) } })

describe.skipIf(missing)('models of an instance', () => {
  test('are the operator’s alone', async () => {
    for (const [method, to] of [
      ['GET', '/v1/admin/engines'],
      ['POST', '/v1/admin/engines/models/tiny-voices/pause'],
      ['DELETE', '/v1/admin/engines/models/tiny-voices'],
      ['POST', '/v1/admin/engines/models/tiny-voices/verify'],
      ['POST', '/v1/admin/engines/models/tiny-voices/test'],
    ] as const)
      expect(await ask(member, method, to)).toMatchObject([403, refusal('operator_only')])
    const asKey = await server.fetch('/v1/admin/engines', { headers: operator.headers })
    expect(asKey.status).toBe(403)
    expect(EngineOffer.parse((await ask(member, 'GET', '/v1/engines'))[1])).toEqual({
      has_natural_voices: false,
      may_install: false,
      model: null,
    })
    expect(await ask(operator, 'GET', '/v1/engines')).toMatchObject([
      200,
      { may_install: true, model: { name: 'tiny-voices' } },
    ])
  })

  test('are not there before they are installed, and what needs them says what to install', async () => {
    expect(await ask(member, 'GET', '/v1/engines/recognition')).toMatchObject([
      400,
      refusal('engine_not_installed', { capability: 'recognition', install: null }),
    ])
    expect(await ask(operator, 'POST', '/v1/admin/engines/models/tiny-voices/test')).toMatchObject([
      409,
      refusal('model_refused'),
    ])
    expect(await ask(operator, 'POST', '/v1/admin/engines/models/nobody/verify')).toMatchObject([
      404,
      refusal('engine_model_not_found'),
    ])
    expect(await install(false)).toMatchObject([400, refusal('licence_not_accepted')])
  })

  test('are paused and gone on with, and tell why they failed', async () => {
    publisher.misbehave = (_, response, file) => void response.writeHead(200).write(file.subarray(0, 20_000))
    expect(await install()).toMatchObject([202, { state: 'downloading' }])
    await expect.poll(async () => (await state())?.downloaded_bytes).toBe(20_000)
    expect(await ask(operator, 'POST', '/v1/admin/engines/models/tiny-voices/pause')).toMatchObject([
      200,
      { state: 'paused', downloaded_bytes: 20_000 },
    ])
    publisher.misbehave = (_, response) => void response.writeHead(404).end()
    await install()
    await expect.poll(state).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('answered 404'),
      is_unreachable: false,
    })
  })

  test('speak at once, are measured, bring their voices along, and take them away', { timeout: 60_000 }, async () => {
    const before = await clara()
    expect(before).toMatchObject({ name: 'Clara', engine: { name: 'flite', quality: 'light', keeps_up: true } })
    await install()
    await expect.poll(state, { timeout: 30_000 }).toMatchObject({
      state: 'installed',
      voices: 2,
      trial: { real_time_factor: expect.any(Number), first_sound_ms: expect.any(Number) },
    })
    expect(publisher.ranges).toContain('bytes=20000-')
    expect(EngineOffer.parse((await ask(operator, 'GET', '/v1/engines'))[1])).toMatchObject({
      has_natural_voices: true,
      model: null,
    })

    expect(await recordInstalled(server.product.systemContext())).toBe(2)
    expect(await recordInstalled(server.product.systemContext())).toBe(0)
    // What speaks with a voice that was there before is what always spoke with it.
    expect(await clara()).toEqual(before)
    const natural = await ask(member, 'GET', '/v2/voices?quality=natural')
    expect(natural[1]).toMatchObject({
      total_count: 2,
      voices: [
        { name: 'Lowell', engine: { name: 'sherpa', quality: 'natural', keeps_up: expect.any(Boolean) } },
        { name: 'Alta' },
      ],
    })
    const [, light] = await ask(member, 'GET', '/v2/voices?quality=light&page_size=100')
    expect(JSON.stringify(light)).not.toContain('Lowell')
    const [, found] = await ask(member, 'GET', '/v2/voices?voice_type=default&page_size=100')
    const { voices } = found as { voices: { name: string; voice_id: string; labels: object; category: string }[] }
    expect(voices.slice(0, 2)).toMatchObject([
      { name: 'Lowell', category: 'premade', labels: { gender: 'male', accent: 'american', language: 'en' } },
      { name: 'Alta', category: 'premade', labels: { gender: 'female', accent: 'moorland', language: 'en' } },
    ])
    const voiceId = voices[0]?.voice_id ?? ''
    const speak = () => ask(member, 'POST', `/v1/text-to-speech/${voiceId}`, { text: 'Good morning to you.' })
    const [status, bytes] = await speak()
    expect([status, Number(bytes) > 5000]).toEqual([200, true])
    const preview = await server.fetch(`/v1/voices/${voiceId}/preview`)
    expect([preview.status, (await preview.arrayBuffer()).byteLength > 5000]).toEqual([200, true])

    const accents = await ask(member, 'GET', '/v1/voices/accents?language=en')
    expect(accents[1]).toMatchObject({
      accents: expect.arrayContaining([expect.objectContaining({ accent: 'moorland', language: 'en' })]),
    })
    const [, made] = await ask(member, 'POST', '/v1/voices/collections', { title: 'Natural', icon: 'star' })
    const { collection_id: collectionId } = VoiceCollection.parse(made)
    await ask(member, 'POST', `/v1/voices/collections/${collectionId}/voice/${voiceId}`)
    expect(await ask(member, 'GET', `/v1/voices/collections/${collectionId}`)).toMatchObject([200, { voice_count: 1 }])
    const shared = await ask(member, 'GET', `/v1/workspace/resources/${voiceId}?resource_type=voice`)
    expect(shared).toMatchObject([200, { resource_name: 'Lowell' }])
    expect(await ask(member, 'DELETE', `/v1/voices/${voiceId}`)).toMatchObject([403, refusal('forbidden')])
    const rules = [{ type: 'phoneme', string_to_replace: 'a', phoneme: 'ɬa', alphabet: 'ipa' }]
    const [, checked] = await ask(member, 'POST', '/v1/pronunciation/check', { rules })
    expect(pronunciationEndpoints.check.success.schema.parse(checked).rules[0]?.engines).toContainEqual({
      engine: 'sherpa',
      takes_sounds: false,
      replaced: [],
    })

    expect(await ask(operator, 'POST', '/v1/admin/engines/models/tiny-voices/verify')).toEqual([200, { problems: [] }])
    const [tried, trial] = await ask(operator, 'POST', '/v1/admin/engines/models/tiny-voices/test')
    expect([tried, EngineTrial.safeParse(trial).success]).toEqual([200, true])

    const speakers = '/v1/admin/engines/models/tiny-voices/speakers'
    const choose = (...ids: string[]) => ask(operator, 'PUT', speakers, { speaker_ids: ids })
    const voicesNow = (...are: boolean[]) => [200, { speakers: are.map((isVoice) => ({ is_voice: isVoice })) }]
    expect(await ask(member, 'GET', speakers)).toMatchObject([403, refusal('operator_only')])
    expect(await ask(operator, 'GET', speakers)).toMatchObject(voicesNow(true, true))
    expect(await choose('tiny-voices:7')).toMatchObject([409, refusal('model_refused')])
    expect(await choose('tiny-voices:1')).toMatchObject(voicesNow(false, true))
    expect(await state()).toMatchObject({ voices: 1, speakers: 2 })
    expect((await ask(member, 'GET', '/v2/voices?quality=natural'))[1]).toMatchObject({ total_count: 1 })
    expect(await speak()).toMatchObject([404, refusal('voice_not_found')])
    expect(await choose('tiny-voices:0', 'tiny-voices:1')).toMatchObject(voicesNow(true, true))
    expect((await speak())[0]).toBe(200)

    expect(await ask(operator, 'DELETE', '/v1/admin/engines/models/tiny-voices')).toMatchObject([200, { status: 'ok' }])
    expect(await state()).toMatchObject({ state: 'available', voices: 0 })
    expect(await speak()).toMatchObject([404, refusal('voice_not_found')])
  })
})
