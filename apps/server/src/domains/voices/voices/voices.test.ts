import { ErrorBody } from '@vireo/contracts/kit'
import { Voice, voicesEndpoints, VoiceSettings } from '@vireo/contracts/voices'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { libraryVoices } from './library/library.ts'

const id = libraryVoices[3]?.voiceId ?? ''
const defaults = {
  stability: 0.5,
  similarity_boost: 0.75,
  style: 0,
  speed: 1,
  use_speaker_boost: true,
  quality: null,
}

let server: TestServer
let person: TestPerson

beforeAll(async () => {
  server = await startTestServer({ settings: { publicUrl: new URL('https://voices.example.test') } })
  person = await server.signUp()
})

const get = (path: string, who = person) => server.fetch(path, { headers: who.headers })
const codeOf = async (answer: Response) => ErrorBody.parse(await answer.json()).detail.code
const edit = (voiceId: string, body: object, who = person) =>
  server.fetch(`/v1/voices/${voiceId}/settings/edit`, {
    method: 'POST',
    headers: { ...who.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const settingsOf = async (voiceId: string, who = person) =>
  VoiceSettings.parse(await (await get(`/v1/voices/${voiceId}/settings`, who)).json())

describe('the list and the voice', () => {
  test('200 lists every premade voice in the order of the library', async () => {
    const answer = await get('/v1/voices?show_legacy=true')
    const { voices } = voicesEndpoints.list.success.schema.parse(await answer.json())
    expect(voices.map((voice) => voice.voice_id)).toEqual(libraryVoices.map((voice) => voice.voiceId))
    expect(voices.every((voice) => voice.category === 'premade' && voice.settings === null)).toBe(true)
  })

  test('200 shows a voice with what it speaks, where to hear it and its settings', async () => {
    const voice = Voice.parse(await (await get(`/v1/voices/${id}`)).json())
    const [stored] = libraryVoices.filter(({ voiceId }) => voiceId === id)
    expect(voice).toMatchObject({
      voice_id: id,
      name: stored?.name,
      labels: stored?.labels,
      preview_url: `https://voices.example.test/v1/voices/${id}/preview`,
      settings: defaults,
      language: libraryVoices[0]?.languages[0],
      is_owner: false,
      voice_verification: { requires_verification: false, is_verified: true },
    })
    expect(voice.verified_languages?.[0]).toMatchObject({
      language: stored?.labels.language,
      locale: stored?.languages[0],
      preview_url: voice.preview_url,
    })
  })

  test('200 leaves the settings out when they are not wanted', async () => {
    const voice = Voice.parse(await (await get(`/v1/voices/${id}?with_settings=false`)).json())
    expect(voice.settings).toBeNull()
  })

  test.each(['nobody', 'constructor', '..%2F..', 'a'.repeat(64)])('404 for the id %s', async (unknown) => {
    for (const path of [`/v1/voices/${unknown}`, `/v1/voices/${unknown}/settings`, `/v1/voices/${unknown}/preview`]) {
      const answer = await get(path)
      expect([path, answer.status, await codeOf(answer)]).toEqual([path, 404, 'voice_not_found'])
    }
    expect((await edit(unknown, { speed: 1 })).status).toBe(404)
  })

  test('401 without a credential, save for the default settings', async () => {
    for (const path of ['/v1/voices', '/v2/voices', `/v1/voices/${id}`, `/v1/voices/${id}/settings`])
      expect((await server.fetch(path)).status).toBe(401)
    const answer = await server.fetch('/v1/voices/settings/default')
    expect([answer.status, await answer.json()]).toEqual([200, defaults])
  })
})

describe('the settings of a voice', () => {
  test('200 changes what is given and keeps the rest; null goes back to the default', async () => {
    expect((await edit(id, { speed: 1.25, stability: 0.1 })).status).toBe(200)
    expect((await edit(id, { style: 0.4, use_speaker_boost: false })).status).toBe(200)
    const changed = { ...defaults, speed: 1.25, stability: 0.1, style: 0.4, use_speaker_boost: false }
    expect(await settingsOf(id)).toEqual(changed)
    await edit(id, { speed: null, use_speaker_boost: null })
    expect(await settingsOf(id)).toEqual({ ...changed, speed: 1, use_speaker_boost: true })
    const voice = Voice.parse(await (await get(`/v1/voices/${id}`)).json())
    expect(voice.settings).toEqual({ ...changed, speed: 1, use_speaker_boost: true })
  })

  test('belong to one workspace and one voice', async () => {
    const other = await server.signUp()
    const another = libraryVoices[4]?.voiceId ?? ''
    await edit(id, { similarity_boost: 0.11 }, other)
    expect((await settingsOf(id, other)).similarity_boost).toBe(0.11)
    expect((await settingsOf(id)).similarity_boost).toBe(0.75)
    expect(await settingsOf(another, other)).toEqual(defaults)
  })

  test.each([{ speed: 0.2 }, { speed: 4.1 }, { stability: -0.1 }, { style: 1.1 }, { similarity_boost: 2 }])(
    '400 refuses %o',
    async (body) => {
      const answer = await edit(id, body)
      expect([answer.status, await codeOf(answer)]).toEqual([400, 'invalid_voice_settings'])
    },
  )
})
