import { musicCredits, musicExamples, type MusicPrompt, type Song } from '@vireo/contracts/music'
import { readMidiNotes } from '@vireo/engine-music/export/read-midi.testing.ts'
import { beforeAll, expect, test } from 'vitest'
import { decodeAudio } from '#test/decode-audio.ts'
import { testMusic } from '#test/test-engines.ts'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { asked, bytesOf, codeOf, musicAsker } from './testing.ts'

const server = await startTestServer()
let person: TestPerson
beforeAll(async () => {
  person = await server.signUp({ tier: 'pro' })
})
const { ask, look, songOf, spent, items } = musicAsker(server, () => person)

test.each([
  [3000, 50],
  [3001, 67],
  [60_000, 1000],
  [600_000, 10_000],
])('%s ms cost %s credits', (ms, credits) => {
  expect(musicCredits(ms)).toBe(credits)
})

test('a piece is as long as asked, costs 1,000 credits a minute, and stands in the history and among the songs', async () => {
  const before = await spent()
  const answer = await ask('', asked)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('audio/mpeg')
  expect(answer.headers.get('character-cost')).toBe('50')
  expect(JSON.parse(answer.headers.get('generation-info') ?? '')).toMatchObject({
    understood: ['folk', 'calm', 'D major'],
  })
  const { durationMs } = await decodeAudio(await bytesOf(answer))
  expect(Math.abs(durationMs - 3000)).toBeLessThan(100)
  expect(await spent()).toBe(before + 50)
  const songId = answer.headers.get('song-id')
  expect((await items())[0]).toMatchObject({
    history_item_id: answer.headers.get('history-item-id'),
    text: 'calm folk in D major',
    source: 'Music',
    duration_ms: 3000,
    settings: { song_id: songId, seed: 7, genre: 'folk', key: 'D major' },
  })
  const { songs } = (await (await look('/songs')).json()) as { songs: Song[] }
  expect(songs[0]).toMatchObject({ song_id: songId, key: 'D major', genre: 'folk', seed: 7, duration_ms: 3000 })
})

test('the same seed gives the same bytes, another one others', async () => {
  const one = await bytesOf(await ask('', asked))
  expect((await bytesOf(await ask('', asked))).equals(one)).toBe(true)
  expect((await bytesOf(await ask('', { ...asked, seed: 8 }))).equals(one)).toBe(false)
})

test('an idempotency key makes one song of two requests', async () => {
  const before = await spent()
  const send = () =>
    server.fetch('/v1/music', {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'application/json', 'idempotency-key': 'one-song' },
      body: JSON.stringify(asked),
    })
  const [one, other] = [await send(), await send()]
  expect(other.headers.get('song-id')).toBe(one.headers.get('song-id'))
  expect(await spent()).toBe(before + 50)
})

test('a plan can be composed, one section of it anew, and the others stay note for note', async () => {
  const planned = await ask('/plan', { prompt: 'pop in E major', music_length_ms: 24_000 })
  expect(planned.status).toBe(200)
  const plan = (await planned.json()) as MusicPrompt
  expect(plan.positive_global_styles).toEqual(expect.arrayContaining(['pop', 'E major']))
  const song = await songOf(await ask('', { composition_plan: plan, seed: 5 }))
  let elapsed = 0
  const sections = song.composition_plan.sections.map((section, nth) => {
    const range = { start_ms: elapsed, end_ms: (elapsed += section.duration_ms) }
    return nth === 1 ? section : { ...section, source_from: { song_id: song.song_id, range } }
  })
  const changed = await songOf(await ask('', { composition_plan: { ...song.composition_plan, sections }, seed: 99 }))
  expect(changed.sections.map(({ name, duration_ms }) => [name, duration_ms])).toEqual(
    song.sections.map(({ name, duration_ms }) => [name, duration_ms]),
  )
  expect(changed.sections[0]).toEqual(song.sections[0])
  expect(changed.sections[2]).toEqual(song.sections[2])
  const beats = (ms = 0) => (ms * song.tempo_bpm * 480) / 60_000
  const [start, end] = [
    beats(song.sections[1]?.start_ms) - 20,
    beats(song.sections[2]?.start_ms ?? song.duration_ms) - 20,
  ]
  const notes = async (id: string) => {
    const all = readMidiNotes(await bytesOf(await look(`/songs/${id}/score`))).map(({ tick, pitch }) => ({
      tick,
      pitch,
    }))
    return [all.filter(({ tick }) => tick < start), all.filter(({ tick }) => tick >= start && tick < end)]
  }
  const [[before, within], [beforeThen, withinThen]] = [await notes(song.song_id), await notes(changed.song_id)]
  expect(before?.length).toBeGreaterThan(5)
  expect(beforeThen).toEqual(before)
  expect(withinThen).not.toEqual(within)
})

test('the second generation of plans is spoken too', async () => {
  const plan = (await (
    await ask('/plan', { prompt: 'techno', music_length_ms: 6000, model_id: 'music_v2' })
  ).json()) as { chunks: { text: string; duration_ms: number; positive_styles: string[] }[] }
  expect(plan.chunks[0]?.text).toMatch(/^\[.+\]$/)
  expect(plan.chunks[0]?.positive_styles).toContain('techno')
  const song = await songOf(await ask('', { composition_plan: plan, model_id: 'music_v2', seed: 3 }))
  expect(song.duration_ms).toBe(6000)
  const [first] = song.sections
  const like = await songOf(
    await ask('', {
      composition_plan: {
        chunks: [
          { song_id: song.song_id, range: { start_ms: 0, end_ms: first?.duration_ms } },
          { text: '{with strings}', duration_ms: 3000, positive_styles: [], negative_styles: ['drums'] },
        ],
      },
      model_id: 'music_v2_5',
    }),
  )
  expect(like.sections[0]).toMatchObject({ name: first?.name, chords: first?.chords })
  expect([like.key, like.tempo_bpm]).toEqual([song.key, song.tempo_bpm])
  const conditioned = await songOf(
    await ask('', {
      composition_plan: {
        chunks: [
          {
            text: '',
            duration_ms: 3000,
            positive_styles: [],
            conditioning_ref: { song_id: song.song_id, range: { start_ms: 0, end_ms: 3000 } },
          },
        ],
      },
      model_id: 'music_v2',
    }),
  )
  expect([conditioned.key, conditioned.genre]).toEqual([song.key, song.genre])
})

test('a plan is changed by what a prompt says', async () => {
  const plan = (await (await ask('/plan', { prompt: 'rock in A minor', music_length_ms: 6000 })).json()) as MusicPrompt
  const changed = (await (
    await ask('/plan', { prompt: 'in C major at 95 bpm', source_composition_plan: plan, music_length_ms: 12_000 })
  ).json()) as MusicPrompt
  expect(changed.positive_global_styles).toEqual(expect.arrayContaining(['rock', 'C major', '95 bpm']))
  expect(changed.sections.map(({ section_name }) => section_name)).toEqual(
    plan.sections.map(({ section_name }) => section_name),
  )
  expect(changed.sections.reduce((sum, { duration_ms }) => sum + duration_ms, 0)).toBe(12_000)
})

test('loops and what stays in the background', async () => {
  const loop = await songOf(await ask('', { ...asked, generation_mode: 'loop' }))
  expect(loop.is_loop).toBe(true)
  const still = await songOf(await ask('', { ...asked, prompt: 'warm', generation_mode: 'ambience' }))
  expect(still.genre).toBe('ambient')
  expect(still.parts.map(({ role }) => role)).not.toContain('drums')
})

test('audio that is streamed is charged when it was sent, and is a song', async () => {
  const before = await spent()
  const answer = await ask('/stream?output_format=pcm_44100', asked)
  expect((await bytesOf(answer)).length).toBe(3 * 44_100 * 2)
  expect(await spent()).toBe(before + 50)
  expect((await look(`/songs/${answer.headers.get('song-id')}`)).status).toBe(200)
})

test('whoever leaves a stream pays for what was played, and gets no song', async () => {
  const [before, count] = [await spent(), (await items()).length]
  const leaving = new AbortController()
  const answer = await server.fetch('/v1/music/stream', {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'orchestral', music_length_ms: 120_000 }),
    signal: leaving.signal,
  })
  await answer.body?.getReader().read()
  leaving.abort()
  await expect.poll(async () => (await items()).length, { timeout: 20_000 }).toBe(count + 1)
  expect(await spent()).toBeGreaterThan(before)
  expect(await spent()).toBeLessThan(before + 2000)
  expect(await codeOf(await look(`/songs/${answer.headers.get('song-id')}`))).toEqual([404, 'song_not_found'])
})

test('a detailed answer is a line of JSON and the audio', async () => {
  const answer = await ask('/detailed', { ...asked, with_waveform_visual: true, with_timestamps: true })
  const body = await bytesOf(answer)
  const [boundary = '', , , json = ''] = body.toString('latin1').split('\r\n')
  expect(answer.headers.get('content-type')).toBe(`multipart/mixed; boundary=${boundary.slice(2)}`)
  expect(JSON.parse(json)).toMatchObject({
    composition_plan: { sections: [{ duration_ms: 3000 }] },
    song_metadata: { genres: ['folk'] },
    words_timestamps: [],
  })
  expect((JSON.parse(json) as { waveform_visual: number[] }).waveform_visual.length).toBeGreaterThan(10)
  const audio = body.subarray(
    body.indexOf('\r\n\r\n', body.indexOf('filename=')) + 4,
    body.lastIndexOf(`\r\n${boundary}--`),
  )
  expect(audio.equals(await bytesOf(await ask('', asked)))).toBe(true)
})

test('a detailed stream tells the plan, then the audio, then that this was all', async () => {
  const answer = await ask('/detailed/stream', { ...asked, with_waveform_visual: true })
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  const events = (await answer.text())
    .split('\n\n')
    .filter((event) => event !== '')
    .map((event) => JSON.parse(event.split('\ndata: ')[1] ?? '') as { type: string; audio_base64?: string })
  expect(events[0]).toMatchObject({ type: 'details', song_id: answer.headers.get('song-id') })
  expect(events.at(-1)).toMatchObject({ type: 'done', waveform_visual: expect.any(Array) as number[] })
  const audio = Buffer.concat(events.map(({ audio_base64: base64 = '' }) => Buffer.from(base64, 'base64')))
  expect(Math.abs((await decodeAudio(audio)).durationMs - 3000)).toBeLessThan(100)
})

test('parts and scores of a song can be taken, by whoever sees it', async () => {
  const song = await songOf(await ask('', asked))
  const before = await spent()
  const stems = await look(`/songs/${song.song_id}/stems?output_format=wav_44100`)
  expect([stems.status, stems.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const names = [...(await bytesOf(stems)).toString('latin1').matchAll(/\d\d [a-z -]+\.wav/g)].map(([name]) => name)
  expect(new Set(names).size).toBe(song.parts.length + 1)
  // Who asks only for what stands above the archive takes nobody's place.
  const archive = `/v1/music/songs/${song.song_id}/stems`
  for (let time = 0; time < 3; time++)
    expect((await server.fetch(archive, { method: 'HEAD', headers: person.headers })).status).toBe(200)
  const midi = readMidiNotes(await bytesOf(await look(`/songs/${song.song_id}/score?format=midi`)))
  expect(midi.length).toBeGreaterThan(5)
  const xml = await look(`/songs/${song.song_id}/score?format=musicxml`)
  expect(xml.headers.get('content-disposition')).toContain('.musicxml')
  expect(await xml.text()).toContain('<score-partwise version="4.0">')
  expect(await spent()).toBe(before)
  const stranger = await server.signUp()
  for (const path of ['', '/stems', '/score'])
    expect(await codeOf(await look(`/songs/${song.song_id}${path}`, stranger))).toEqual([404, 'song_not_found'])
  await server.fetch(`/v1/history/${song.history_item_id}`, { method: 'DELETE', headers: person.headers })
  expect(await codeOf(await look(`/songs/${song.song_id}`))).toEqual([404, 'song_not_found'])
})

test('every example on the screen names a genre or a tempo that is played', async () => {
  for (const prompt of [...musicExamples.en, ...musicExamples.de]) {
    const { outline, wantsVocals } = await testMusic.plan({ seed: 1, isLoop: false, isAmbience: false, prompt })
    expect([prompt, wantsVocals]).toEqual([prompt, false])
    expect(outline.genre === 'pop').toBe(false)
  }
})

test.each(['mp3_22050_32', 'mp3_48000_192', 'wav_48000', 'opus_48000_64', 'ulaw_8000', 'auto'])(
  '%s is sent and can be downloaded',
  async (format) => {
    const answer = await ask(`?output_format=${format}`, { ...asked, model_id: 'music_v2' })
    expect(answer.status).toBe(200)
    expect((await bytesOf(answer)).byteLength).toBeGreaterThan(5000)
    const id = answer.headers.get('history-item-id')
    expect((await server.fetch(`/v1/history/${id}/audio`, { headers: person.headers })).status).toBe(200)
  },
)
