import { beforeAll, expect, test } from 'vitest'
import type { ElevenLabs, ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { makeMedia } from '@vireo/engine-media/testing.ts'
import { unpacked } from '../../../src/domains/sound/music/separation/unpack.testing.ts'
import { decodeAudio } from '../../decode-audio.ts'
import { startTestServer, type TestServer } from '../../test-server.ts'
import { createSdk, readAll } from '../sdk.ts'

let server: TestServer
let sdk: ElevenLabsClient
let apiKey: string
beforeAll(async () => {
  server = await startTestServer()
  apiKey = (await server.signUp({ tier: 'enterprise' })).apiKey
  sdk = createSdk(server, apiKey)
})

type Detailed = {
  readonly json: ElevenLabs.DetailedMusicResponse
  readonly audio: Buffer
  readonly filename: string
}

const asked = { prompt: 'a calm waltz', musicLengthMs: 3000, outputFormat: 'mp3_44100_128' } as const

test('POST /v1/music/plan', async () => {
  const plan = (await sdk.music.compositionPlan.create({
    prompt: 'a calm waltz',
    musicLengthMs: 9000,
  })) as ElevenLabs.MusicPrompt
  expect(plan.positiveGlobalStyles).toContain('waltz')
  expect(plan.sections.reduce((sum, { durationMs }) => sum + durationMs, 0)).toBe(9000)
  const chunks = (await sdk.music.compositionPlan.create({
    prompt: 'in C major',
    sourceCompositionPlan: plan,
    modelId: 'music_v2',
  })) as ElevenLabs.CompositionPlan
  expect(chunks.chunks.length).toBe(plan.sections.length)
})

test('POST /v1/music', async () => {
  const audio = await decodeAudio(await readAll(await sdk.music.compose(asked)))
  expect(Math.abs(audio.durationMs - 3000)).toBeLessThan(100)
})

test('POST /v1/music/stream', async () => {
  const audio = await decodeAudio(await readAll(await sdk.music.stream(asked)))
  expect(Math.abs(audio.durationMs - 3000)).toBeLessThan(100)
})

test('POST /v1/music/detailed', async () => {
  // Its declarations name the stream that it reads, not what it makes of it.
  const song = (await sdk.music.composeDetailed({ ...asked, withTimestamps: true })) as object as Detailed
  const { songMetadata, compositionPlan } = song.json
  expect(songMetadata.genres).toEqual(['waltz'])
  expect(compositionPlan).toMatchObject({ sections: [{ durationMs: 3000 }] })
  expect(song.filename).toMatch(/\.mp3$/)
  expect(Math.abs((await decodeAudio(song.audio)).durationMs - 3000)).toBeLessThan(100)
})

// Its own reader takes events for bare lines of JSON: what it is answered is read as what it is.
test('POST /v1/music/detailed/stream', async () => {
  const { rawResponse } = await sdk.music.composeDetailedStream(asked).withRawResponse()
  expect(rawResponse.headers.get('content-type')).toBe('text/event-stream')
  const answer = await server.fetch('/v1/music/detailed/stream?output_format=mp3_44100_128', {
    method: 'POST',
    headers: { 'xi-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'a calm waltz', music_length_ms: 3000 }),
  })
  const events = [...(await answer.text()).matchAll(/^event: (\w+)$/gm)].map(([, name]) => name)
  expect([events[0], events[1], events.at(-1)]).toEqual(['details', 'audio', 'done'])
})

/** What came of the calls before: a song, and the bytes of it. */
const composed = async () => Buffer.from(await readAll(await sdk.music.compose(asked)))

test('POST /v1/music/upload', async () => {
  const upload = await sdk.music.upload({
    file: new Blob([Uint8Array.from(await composed())]),
    extractCompositionPlan: 'music_v1',
    withWaveformVisual: true,
  })
  expect(upload.songId).toMatch(/^song_/)
  expect(upload.compositionPlan).toMatchObject({ sections: [{ durationMs: expect.any(Number) as number }] })
  expect(upload.waveformVisual?.length).toBeGreaterThan(10)
  expect(upload.wordsTimestamps).toBeUndefined()
})

test('POST /v1/music/stem-separation', async () => {
  const stems = await sdk.music.separateStems({ file: new Blob([Uint8Array.from(await composed())]) })
  const names = [...unpacked(Buffer.from(await readAll(stems))).keys()]
  expect(names).toEqual(['vocals.mp3', 'drums.mp3', 'bass.mp3', 'guitar.mp3', 'piano.mp3', 'other.mp3'])
})

test('POST /v1/music/video-to-music', async () => {
  const film = await makeMedia('film.avi', ['-f', 'lavfi', '-i', 'testsrc=s=64x36:r=10:d=4', '-c:v', 'mpeg4'])
  const music = await sdk.music.videoToMusic({
    videos: [new Blob([Uint8Array.from(film)])],
    description: 'a calm waltz',
  })
  expect(Math.abs((await decodeAudio(await readAll(music))).durationMs - 4000)).toBeLessThan(100)
})

test('GET /v1/music/finetunes', async () => {
  expect(await sdk.music.finetunes.list()).toMatchObject({ finetunes: [], hasMore: false })
})

test('POST /v1/music/finetunes', async () => {
  await expect(sdk.music.finetunes.create({ name: 'My sound', primaryGenre: 'folk', files: [] })).rejects.toMatchObject(
    {
      statusCode: 400,
      body: { detail: { code: 'engine_not_installed' } },
    },
  )
})

test.each(['GET', 'PATCH', 'DELETE'] as const)('%s /v1/music/finetunes/{finetune_id}', async (method) => {
  const { finetunes } = sdk.music
  const call = {
    GET: () => finetunes.get('x'),
    PATCH: () => finetunes.update('x'),
    DELETE: () => finetunes.delete('x'),
  }
  await expect(call[method]()).rejects.toMatchObject({ statusCode: 404 })
})
