import { musicCredits, type Song } from '@vireo/contracts/music'
import { makeMedia } from '@vireo/engine-media/testing.ts'
import { beforeAll, expect, test } from 'vitest'
import { decodeAudio } from '#test/decode-audio.ts'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { bytesOf, codeOf, musicAsker } from '../testing.ts'

const server = await startTestServer()
let person: TestPerson
beforeAll(async () => {
  person = await server.signUp({ tier: 'pro' })
})
const { look, spent, items } = musicAsker(server, () => person)

const picture = (color: string, seconds: number) => ['-f', 'lavfi', '-i', `color=${color}:s=64x36:r=10:d=${seconds}`]
const twoScenes = [
  ...picture('black', 4),
  ...picture('white', 4),
  '-filter_complex',
  '[0][1]concat=n=2',
  '-c:v',
  'mpeg4',
]
const sounding = ['-f', 'lavfi', '-i', 'sine=d=4', ...picture('gray', 4), '-c:v', 'mpeg4', '-shortest']

function ask(videos: readonly Uint8Array[], fields: Readonly<Record<string, string>> = {}, who = person, query = '') {
  const body = new FormData()
  for (const video of videos) body.append('videos', new Blob([Uint8Array.from(video)]), 'film.avi')
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return server.fetch(`/v1/music/video-to-music${query}`, { method: 'POST', headers: who.headers, body })
}

async function songOf(answer: Response): Promise<Song> {
  return (await (await look(`/songs/${answer.headers.get('song-id')}`)).json()) as Song
}

test('music is as long as the videos together, new where they cut, and costs what it lasts', async () => {
  const before = await spent()
  const films = [await makeMedia('one.avi', twoScenes), await makeMedia('two.avi', sounding)]
  const answer = await ask(films, { description: 'a calm morning in D major', tags: 'folk' })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  const { durationMs } = await decodeAudio(await bytesOf(answer))
  expect(Math.abs(durationMs - 12_000)).toBeLessThan(250)
  const song = await songOf(answer)
  expect(song).toMatchObject({ genre: 'folk', key: 'D major', origin: 'composed' })
  expect(song.sections).toHaveLength(3)
  const beatMs = 60_000 / song.tempo_bpm
  for (const [nth, cut] of [0, 4000, 8000].entries())
    expect(Math.abs((song.sections[nth]?.start_ms ?? -Infinity) - cut)).toBeLessThanOrEqual(beatMs)
  expect(await spent()).toBe(before + musicCredits(song.duration_ms))
  expect((await items())[0]).toMatchObject({ text: 'a calm morning in D major, folk' })
})

test('a dark, still video about which nobody says anything sounds like one', async () => {
  const answer = await ask([await makeMedia('still.avi', [...picture('black', 4), '-c:v', 'mpeg4'])])
  await answer.arrayBuffer()
  const song = await songOf(answer)
  expect(song.genre).toBe('ambient')
  expect(song.composition_plan.positive_global_styles).toEqual(expect.arrayContaining(['calm', 'dark']))
})

const noVideos: readonly (readonly [string, () => Uint8Array | Promise<Uint8Array>, string])[] = [
  ['nothing', () => new Uint8Array(0), 'invalid_video'],
  ['text', () => Buffer.from('no film at all, however long it is '.repeat(50)), 'invalid_video'],
  ['a sound', () => makeMedia('a.wav', ['-f', 'lavfi', '-i', 'sine=d=4']), 'invalid_video'],
  ['a picture', () => makeMedia('a.png', [...picture('red', 1), '-frames:v', '1']), 'invalid_video'],
  ['a playlist', () => Buffer.from('#EXTM3U\n#EXTINF:4,\nfile:///etc/passwd\n'), 'invalid_video'],
  [
    'half a film',
    async () => (await makeMedia('a.mp4', [...picture('red', 4), '-c:v', 'libx264'])).slice(0, 500),
    'invalid_video',
  ],
  ['a blink', () => makeMedia('a.avi', [...picture('red', 1), '-c:v', 'mpeg4']), 'videos_too_short'],
  [
    'more than ten minutes',
    () => makeMedia('a.avi', ['-f', 'lavfi', '-i', 'color=red:s=16x16:r=1:d=640', '-c:v', 'mpeg4']),
    'videos_too_long',
  ],
]

test.each(noVideos)('%s is refused, costs nothing and leaves nothing', async (_what, make, code) => {
  const before = [await spent(), (await items()).length]
  expect(await codeOf(await ask([await make()]))).toEqual([400, code])
  expect([await spent(), (await items()).length]).toEqual(before)
})

test('so is what cannot be done, and what cannot be paid', async () => {
  const film = await makeMedia('a.avi', [...picture('red', 4), '-c:v', 'mpeg4'])
  expect((await ask([])).status).toBe(422)
  expect((await ask([film], { description: 'x'.repeat(1001) })).status).toBe(422)
  expect((await ask(Array.from({ length: 11 }, () => film))).status).toBe(400)
  const bare = await ask([film], { sign_with_c2pa: 'true' }, person, '?output_format=pcm_44100')
  expect(await codeOf(bare)).toEqual([403, 'feature_not_available'])
  expect(await codeOf(await ask([film], { description: 'a \u0000 b' }))).toEqual([400, 'invalid_text'])
  expect(await codeOf(await ask([film], {}, person, '?output_format=flac'))).toEqual([400, 'invalid_output_format'])
  const poor = await server.signUp()
  await server.database.pool.query('update credit_accounts set used_credits = plan_credits where workspace_id = $1', [
    poor.workspaceId,
  ])
  expect(await codeOf(await ask([film], {}, poor))).toEqual([402, 'insufficient_credits'])
})
