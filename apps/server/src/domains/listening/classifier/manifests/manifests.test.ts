import { ManifestKeys } from '@vireo/contracts/classifier'
import { compactVerify, createLocalJWKSet } from 'jose'
import { expect, test } from 'vitest'
import { createManifests } from '#adapters/provenance/create-manifests.ts'
import { decodeAudio } from '#test/decode-audio.ts'
import { manifestText } from '#test/manifest-in.ts'
import { testManifests } from '#test/test-engines.ts'
import { startTestServer } from '#test/test-server.ts'
import { libraryVoices } from '#voices/library/index.ts'

const server = await startTestServer()
const person = await server.signUp({ tier: 'enterprise' })
const json = { ...person.headers, 'content-type': 'application/json' }
const voiceId = libraryVoices[0]?.voiceId ?? ''
const text = 'The harbour is quiet this evening.'

const post = (path: string, body: object) =>
  server.fetch(path, { method: 'POST', headers: json, body: JSON.stringify(body) })
const say = (query = '', body: object = {}) => post(`/v1/text-to-speech/${voiceId}${query}`, { text, seed: 5, ...body })
const bytesOf = async (answer: Response) => {
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}
async function shownKeys() {
  const answer = await fetch(`${server.url}/.well-known/sound-manifest-keys`)
  return ManifestKeys.parse(await answer.json())
}

async function verified(file: Uint8Array): Promise<Record<string, unknown>> {
  const manifest = (await manifestText(file)) ?? ''
  const { payload } = await compactVerify(manifest, createLocalJWKSet(await shownKeys()))
  return JSON.parse(new TextDecoder().decode(payload)) as Record<string, unknown>
}

test.each(['mp3_44100_128', 'opus_48000_64', 'wav_24000'])(
  'what is spoken as %s begins with a manifest',
  async (format) => {
    const file = await bytesOf(await say(`?output_format=${format}`))
    expect(await verified(file)).toEqual({
      iss: 'http://127.0.0.1:8080',
      tool: 'text_to_speech',
      model: 'eleven_multilingual_v2',
      content: expect.stringMatching(/^[\w-]{60,}$/) as unknown,
    })
    expect((await decodeAudio(file)).durationMs).toBeGreaterThan(1000)
    if (format === 'wav_24000') expect(file.readUInt32LE(4)).toBe(file.length - 8)
    else {
      const streamed = await bytesOf(await say(`/stream?output_format=${format}`, { seed: 6 }))
      expect(await verified(streamed.subarray(0, 1500))).toMatchObject({ tool: 'text_to_speech' })
    }
  },
)

test('the same request with the same seed has the same bytes, also in another workspace', async () => {
  const first = await bytesOf(await say('', { seed: 9 }))
  expect((await bytesOf(await say('', { seed: 9 }))).equals(first)).toBe(true)
  const other = await server.signUp({ tier: 'enterprise' })
  const path = `/v1/text-to-speech/${voiceId}`
  const headers = { ...other.headers, 'content-type': 'application/json' }
  const elsewhere = await server.fetch(path, { method: 'POST', headers, body: JSON.stringify({ text, seed: 9 }) })
  expect((await bytesOf(elsewhere)).equals(first)).toBe(true)
})

test('what is not to be kept names the instance alone', async () => {
  const file = await bytesOf(await say('?enable_logging=false'))
  expect(await verified(file)).not.toHaveProperty('content')
})

test('bare samples carry none, and the answer says so', async () => {
  const answer = await say('?output_format=pcm_16000')
  expect(answer.headers.get('sound-manifest')).toBe('none')
  expect(await manifestText(await bytesOf(answer))).toBeUndefined()
  expect((await say()).headers.get('sound-manifest')).toBeNull()
})

test('dialogues and changed voices begin with one', async () => {
  const inputs = libraryVoices.slice(0, 2).map((voice) => ({ text, voice_id: voice.voiceId }))
  const dialogue = await bytesOf(await post('/v1/text-to-dialogue', { inputs, model_id: 'eleven_v3' }))
  expect(await verified(dialogue)).toMatchObject({ tool: 'text_to_dialogue', model: 'eleven_v3' })
  const form = new FormData()
  form.append('audio', new Blob([Uint8Array.from(dialogue)]), 'a.mp3')
  const path = `/v1/speech-to-speech/${voiceId}?output_format=wav_16000`
  const changed = await bytesOf(await server.fetch(path, { method: 'POST', headers: person.headers, body: form }))
  expect(await verified(changed)).toMatchObject({ tool: 'speech_to_speech' })
  expect(changed.readUInt32LE(4)).toBe(changed.length - 8)
})

test.each(['aac', 'flac', 'opus'])('clients of other APIs get one in %s', async (format) => {
  const body = { model: 'tts-1', voice: 'alloy', input: text, response_format: format }
  expect(await verified(await bytesOf(await post('/v1/audio/speech', body)))).toMatchObject({ tool: 'text_to_speech' })
})

test('a file from the history says when it was made, in place of what it began with', async () => {
  for (const output_format of ['mp3', 'wav']) {
    const made = await say('', { seed: 12 })
    const itemId = made.headers.get('history-item-id') ?? ''
    const original = await verified(await bytesOf(made))
    const file = await bytesOf(await post('/v1/history/download', { history_item_ids: [itemId], output_format }))
    expect(await verified(file)).toEqual({ ...original, made_at: expect.stringMatching(/^20\d\d-/) as unknown })
    expect(file.indexOf('SOUND_MANIFEST')).toBe(file.lastIndexOf('SOUND_MANIFEST'))
    expect((await decodeAudio(file)).durationMs).toBeGreaterThan(1000)
  }
})

test('what an older key signed is verified, and nothing that was changed or signed elsewhere', () => {
  const settings = { instanceSecret: 'an instance key that only tests have', origin: 'http://a.test', areWritten: true }
  const made = { tool: 'music', model: 'music_v1', contentKey: 'ab'.repeat(32), clonedVoices: ['voice_1'] } as const
  const older = createManifests({ ...settings, key: 1 }).sign(made) ?? ''
  expect(testManifests.read(older)).toMatchObject({ ...made, keyId: '1' })
  expect(testManifests.read(testManifests.sign(made) ?? '')).toMatchObject({ ...made, keyId: '2' })
  expect(testManifests.keys.map(({ kid }) => kid)).toEqual(['2', '1'])
  const elsewhere = createManifests({ ...settings, instanceSecret: 'another', key: 1 }).sign(made) ?? ''
  const [header = '', payload = '', signature = ''] = older.split('.')
  const forged = Buffer.from(payload, 'base64url').toString().replace('music_v1', 'music_v2')
  const changed = [header, Buffer.from(forged).toString('base64url'), signature].join('.')
  for (const wrong of [elsewhere, changed, `${header}.${payload}.`, '', 'a.b.c', older.slice(5)])
    expect(testManifests.read(wrong)).toBeUndefined()
  expect(createManifests({ ...settings, areWritten: false, key: 1 }).sign(made)).toBeUndefined()
})
