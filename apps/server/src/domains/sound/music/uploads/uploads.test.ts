import type { ChunkPlan, MusicPrompt, MusicUpload, OpenSong, Song } from '@vireo/contracts/music'
import { aNoise } from '@vireo/audio/testing.ts'
import { writeWav } from '@vireo/audio'
import { makeMedia } from '@vireo/engine-media/testing.ts'
import { beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { bytesOf, codeOf, musicAsker } from '../testing.ts'

const server = await startTestServer()
let person: TestPerson
/** Forty seconds that another workspace made. */
let techno: Buffer
let planned: Song
beforeAll(async () => {
  person = await server.signUp({ tier: 'pro' })
  const maker = await server.signUp({ tier: 'pro' })
  const composing = musicAsker(server, () => maker)
  const made = await composing.ask('', { prompt: 'techno in F minor', music_length_ms: 40_000, seed: 5 })
  planned = await composing.songOf(made.clone())
  techno = await bytesOf(made)
}, 120_000)
const { ask, look, spent, items } = musicAsker(server, () => person)

function bring(
  bytes: Uint8Array,
  fields: Readonly<Record<string, string>> = {},
  who: Pick<TestPerson, 'headers'> = person,
) {
  const body = new FormData()
  body.append('file', new Blob([Uint8Array.from(bytes)]), 'My tune.mp3')
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return server.fetch('/v1/music/upload', { method: 'POST', headers: who.headers, body })
}
const brought = async (...asked: Parameters<typeof bring>) => {
  const answer = await bring(...asked)
  expect(answer.status).toBe(200)
  const upload = (await answer.json()) as MusicUpload
  expect(answer.headers.get('song-id')).toBe(upload.song_id)
  return upload
}

test('a song that was composed here is heard as it was planned, and is a song of whoever brought it, for nothing', async () => {
  const before = await spent()
  const upload = await brought(techno, { extract_composition_plan: 'true', with_waveform_visual: 'true' })
  expect(await spent()).toBe(before)
  expect(upload.words_timestamps).toBeNull()
  expect(upload.waveform_visual?.length).toBe(200)
  const song = (await (await look(`/songs/${upload.song_id}`)).json()) as OpenSong
  expect(song).toMatchObject({ origin: 'uploaded', title: 'My tune.mp3', genre: 'unknown', parts: [] })
  expect(Math.abs(song.duration_ms - 40_000)).toBeLessThan(100)
  const octaves = [0.5, 1, 2].map((octave) => Math.abs(song.tempo_bpm / (planned.tempo_bpm * octave) - 1))
  expect(Math.min(...octaves)).toBeLessThan(0.01)
  expect(['F minor', 'A♭ major', 'G♯ major']).toContain(song.key)
  const beatMs = 60_000 / planned.tempo_bpm
  const starts = planned.sections.map(({ start_ms }) => start_ms)
  for (const { start_ms } of song.sections)
    expect([start_ms, starts.some((start) => Math.abs(start - start_ms) <= beatMs)]).toEqual([start_ms, true])
  expect(song.sections.length).toBeGreaterThan(1)
  const plan = upload.composition_plan as MusicPrompt
  expect(plan.positive_global_styles).toEqual([`${Number(song.tempo_bpm.toFixed(1))} bpm`, song.key])
  expect(plan.sections.reduce((sum, { duration_ms }) => sum + duration_ms, 0)).toBe(song.duration_ms)
  const beats = song.beats_ms.slice(1).map((ms, at) => ms - (song.beats_ms[at] ?? 0))
  const steady = 60_000 / song.tempo_bpm
  expect(beats.length).toBeGreaterThan(20)
  expect(beats.filter((gap) => Math.abs(gap - steady) < 0.1 * steady).length).toBeGreaterThan(0.9 * beats.length)
  expect((await items())[0]).toMatchObject({ text: 'My tune.mp3', source: 'Music', settings: { uploaded: true } })
  const { songs } = (await (await look('/songs')).json()) as { songs: Song[] }
  expect(songs[0]?.song_id).toBe(upload.song_id)
})

test('its plan is composed, in either generation; a piece can be like it, but not keep any of it', async () => {
  const upload = await brought(techno, { extract_composition_plan: 'music_v2' })
  const { chunks } = upload.composition_plan as ChunkPlan
  expect(chunks.length).toBeGreaterThan(1)
  const range = { start_ms: 0, end_ms: 3000 }
  const [{ tempo_bpm: tempo, key }] = [(await (await look(`/songs/${upload.song_id}`)).json()) as Song]
  const chunk = { text: '', duration_ms: 3000, positive_styles: [] }
  const like = { ...chunk, conditioning_ref: { song_id: upload.song_id, range } }
  const made = await ask('', { composition_plan: { chunks: [like] }, model_id: 'music_v2' })
  expect(made.status).toBe(200)
  await made.arrayBuffer()
  const song = (await (await look(`/songs/${made.headers.get('song-id')}`)).json()) as Song
  expect(song.key).toBe(key)
  expect(Math.abs(song.tempo_bpm / tempo - 1)).toBeLessThan(0.05)
  const kept = { chunks: [{ song_id: upload.song_id, range }] }
  expect(await codeOf(await ask('', { composition_plan: kept, model_id: 'music_v2' }))).toEqual([
    400,
    'song_without_score',
  ])
  for (const path of ['/stems', '/score'])
    expect(await codeOf(await look(`/songs/${upload.song_id}${path}`))).toEqual([400, 'song_without_score'])
  const change = await ask(`/songs/${upload.song_id}/versions`, { key: 'C major' })
  expect(await codeOf(change)).toEqual([400, 'song_without_score'])
})

test('the sound that is kept is written by us, heard by its maker alone, and gone when it is deleted', async () => {
  const wav = writeWav(aNoise(22_050 * 4, 0.3), 22_050)
  const { song_id: id } = await brought(wav)
  const song = (await (await look(`/songs/${id}`)).json()) as Song
  const audio = await server.fetch(`/v1/history/${song.history_item_id}/audio`, { headers: person.headers })
  expect([audio.status, audio.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  const stranger = await server.signUp()
  expect(await codeOf(await look(`/songs/${id}`, stranger))).toEqual([404, 'song_not_found'])
  expect((await server.fetch(`/v1/history/${song.history_item_id}/audio`, { headers: stranger.headers })).status).toBe(
    404,
  )
  await server.fetch(`/v1/history/${song.history_item_id}`, { method: 'DELETE', headers: person.headers })
  expect(await codeOf(await look(`/songs/${id}`))).toEqual([404, 'song_not_found'])
})

const sine = ['-f', 'lavfi', '-i', 'sine=frequency=200:sample_rate=8000']
const noMusic: readonly (readonly [string, () => Uint8Array | Promise<Uint8Array>, string])[] = [
  ['nothing', () => new Uint8Array(0), 'invalid_audio'],
  ['text', () => Buffer.from('not a sound, however long it is '.repeat(50)), 'invalid_audio'],
  ['a file that is cut off', () => writeWav(aNoise(64_000, 0.3), 16_000).slice(0, 40_000), 'invalid_audio'],
  ['silence', () => writeWav(new Float32Array(80_000), 16_000), 'invalid_audio'],
  ['a blink', () => writeWav(aNoise(16_000, 0.3), 16_000), 'audio_too_short'],
  ['more than ten minutes', () => makeMedia('a.mp3', [...sine, '-t', '620', '-b:a', '8k']), 'audio_too_long'],
  [
    'a picture',
    () => makeMedia('p.png', ['-f', 'lavfi', '-i', 'color=s=32x32', '-frames:v', '1']),
    'invalid_file_type',
  ],
]

test.each(noMusic)('%s is refused and leaves nothing', async (_what, make, code) => {
  const before = (await items()).length
  expect(await codeOf(await bring(await make()))).toEqual([400, code])
  expect((await items()).length).toBe(before)
})

test('words are what transcription is paid for: a key that may not write down hears none', async () => {
  const key = await server.fetch('/v1/user/api-keys', {
    method: 'POST',
    headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Music alone', permissions: ['music_generation'] }),
  })
  const made = (await key.json()) as { 'xi-api-key': string }
  const wav = writeWav(aNoise(22_050 * 4, 0.3), 22_050)
  const who = { headers: { 'xi-api-key': made['xi-api-key'] } }
  expect(await codeOf(await bring(wav, { with_timestamps: 'true' }, who))).toEqual([403, 'insufficient_permissions'])
  expect((await bring(wav, {}, who)).status).toBe(200)
})

test('so is what needs an engine, and what finds no room', async () => {
  const wav = writeWav(aNoise(22_050 * 4, 0.3), 22_050)
  const before = (await items()).length
  const answer = await bring(wav, { with_timestamps: 'true' })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    detail: { code: 'engine_not_installed', data: { capability: 'recognition' } },
  })
  expect((await bring(wav, { extract_composition_plan: 'music_v9' })).status).toBe(422)
  expect((await items()).length).toBe(before)
})
