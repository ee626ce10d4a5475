import { musicInstruments, musicRoles, type Song } from '@vireo/contracts/music'
import { instruments } from '@vireo/engine-music'
import { beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { bytesOf, codeOf, musicAsker } from '../testing.ts'

const server = await startTestServer()
let person: TestPerson
let song: Song
const { ask, look, songOf, spent } = musicAsker(server, () => person)
beforeAll(async () => {
  person = await server.signUp({ tier: 'pro' })
  song = await songOf(await ask('', { prompt: 'folk in D major at 100 bpm', music_length_ms: 12_000, seed: 7 }))
})
const change = (body: object, of = song) => ask(`/songs/${of.song_id}/versions`, body)
const versionsOf = async ({ song_id: id }: Song) =>
  ((await (await look(`/songs?version_of=${id}`)).json()) as { songs: Song[] }).songs.map(({ song_id }) => song_id)

/** The files of an archive that compresses nothing, by their names. */
async function stemsOf({ song_id: id }: Song): Promise<Map<string, Buffer>> {
  const zip = await bytesOf(await look(`/songs/${id}/stems?output_format=wav_44100`))
  const names = [...zip.toString('latin1').matchAll(/\d\d [a-z -]+\.wav/gu)].map(([name]) => name)
  const starts = [...zip.toString('latin1').matchAll(/RIFF/gu)].map(({ index }) => index)
  return new Map(
    starts.map((start, nth) => [names[nth] ?? '', zip.subarray(start, start + 8 + zip.readUInt32LE(start + 4))]),
  )
}

test('in another key the chords move together, for what it lasts, and it is a version of the first', async () => {
  const before = await spent()
  const changed = await songOf(await change({ key: 'F major' }))
  expect(await spent()).toBe(before + 200)
  expect([changed.key, changed.tempo_bpm, changed.duration_ms]).toEqual(['F major', song.tempo_bpm, song.duration_ms])
  expect(changed.title).toBe('Folk in F major')
  expect(changed.composition_plan.positive_global_styles).toContain('F major')
  expect(changed.composition_plan.positive_global_styles).not.toContain('D major')
  expect(changed.sections.map(({ chords }) => chords.map(({ start_ms }) => start_ms))).toEqual(
    song.sections.map(({ chords }) => chords.map(({ start_ms }) => start_ms)),
  )
  expect([song.version_of, changed.version_of]).toEqual([song.song_id, song.song_id])
  expect(await versionsOf(changed)).toEqual([changed.song_id, song.song_id])
})

test('twice as fast it is half as long, with the same chords', async () => {
  const changed = await songOf(await change({ tempo_bpm: song.tempo_bpm * 1.25 }))
  expect(Math.abs(changed.duration_ms - song.duration_ms / 1.25)).toBeLessThan(5)
  expect(changed.sections.flatMap(({ chords }) => chords.map(({ symbol }) => symbol))).toEqual(
    song.sections.flatMap(({ chords }) => chords.map(({ symbol }) => symbol)),
  )
})

test('with another instrument every other stem is the same, but for the rounding of a sample', async () => {
  const part = song.parts.find(({ role }) => role === 'harmony')
  const changed = await songOf(
    await change({ instruments: [{ role: 'harmony', from: part?.instrument, to: 'marimba' }] }),
  )
  expect(changed.parts).toContainEqual({ role: 'harmony', instrument: 'marimba' })
  const [then, now] = [await stemsOf(song), await stemsOf(changed)]
  let same = 0
  for (const [name, bytes] of then) {
    if (/harmony|room/u.test(name)) continue
    expect([name, furthest(bytes, now.get(name)) <= 1]).toEqual([name, true])
    same += 1
  }
  expect(same).toBe(song.parts.length - 1)
})

test('a song of a plan or prompt stands beside another where that is asked', async () => {
  const beside = { prompt: 'folk', music_length_ms: 3000, version_of: song.song_id }
  expect((await songOf(await ask('', beside))).version_of).toBe(song.song_id)
  const stranger = await server.signUp()
  expect(await codeOf(await ask('', beside, stranger))).toEqual([404, 'song_not_found'])
  expect(await codeOf(await look(`/songs?version_of=${song.song_id}`, stranger))).toEqual([404, 'song_not_found'])
  expect(await codeOf(await ask(`/songs/${song.song_id}/versions`, { key: 'F major' }, stranger))).toEqual([
    404,
    'song_not_found',
  ])
})

test.each([
  ['nothing', {}],
  ['somebody who does not play', { instruments: [{ role: 'melody', from: 'sitar', to: 'flute' }] }],
  ['a tempo at which a section would be too short', { tempo_bpm: 220 }],
])('%s: changes nothing, and costs nothing', async (_what, body) => {
  const short = await songOf(await ask('', { prompt: 'folk at 80 bpm', music_length_ms: 3000, seed: 1 }))
  const before = await spent()
  expect(await codeOf(await change(body, short))).toEqual([400, 'invalid_parameters'])
  expect(await spent()).toBe(before)
})

test.each([
  ['longer than ten minutes, though each section may last as long', 10],
  ['longer than ten minutes, and its sections than two', 4],
])('a tempo at which the song would be %s is refused by its name', async (_what, count) => {
  const styles = { positive_local_styles: [], negative_local_styles: [] }
  const plan = {
    positive_global_styles: ['folk at 200 bpm'],
    negative_global_styles: [],
    sections: Array.from({ length: count }, () => {
      return { section_name: 'Verse', ...styles, duration_ms: 125_000 / count, lines: [] }
    }),
  }
  const long = await songOf(await ask('', { composition_plan: plan, seed: 1 }))
  expect(long.tempo_bpm).toBeGreaterThan(195)
  const before = await spent()
  const refused = await change({ tempo_bpm: 40 }, long)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ detail: { code: 'invalid_parameters', param: 'tempo_bpm' } })
  expect(await spent()).toBe(before)
})

test('who can play is who the engine has', () => {
  expect(musicInstruments.toSorted()).toEqual(Object.keys(instruments).toSorted())
  for (const { role } of song.parts) expect(musicRoles.map(String)).toContain(role)
})

/** Answers how far samples of 16 bits are from each other, at most. */
function furthest(one: Buffer, other: Buffer = Buffer.alloc(0)): number {
  if (one.length !== other.length) return Infinity
  let far = 0
  for (let at = 44; at < one.length; at += 2) far = Math.max(far, Math.abs(one.readInt16LE(at) - other.readInt16LE(at)))
  return far
}
