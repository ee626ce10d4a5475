import { access, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { joinSamples, readWav, writeWav } from '@vireo/audio'
import { aSine, strongestFrequency } from '@vireo/audio/testing.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMediaToolkit } from './media-toolkit.ts'
import { makeMedia, runFfmpeg } from './testing.ts'

const toolkit = createMediaToolkit()
let folder: string
const at = (name: string) => path.join(folder, name)
const durationMs = 3000

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vireo-film-test-'))
  await writeFile(at('sound.wav'), writeWav(aSine(44_100, 1000, durationMs, 0.3), 44_100))
})
afterAll(async () => {
  await toolkit.close()
  await rm(folder, { recursive: true })
})

const picture = ['-f', 'lavfi', '-i', 'testsrc=s=160x120:r=10:d=3']
const hum = ['-f', 'lavfi', '-i', 'sine=frequency=200:sample_rate=44100:duration=3']

/** What each frame is, as it stands in the file. */
async function framesOf(film: Uint8Array): Promise<readonly string[]> {
  const { read } = await runFfmpeg({ film }, ['-i', 'film', '-map', '0:V', '-f', 'framemd5', 'frames'])
  const lines = new TextDecoder().decode(read('frames')).split('\n')
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(',').at(-1)?.trim() ?? '')
}

async function soundOf(film: Uint8Array): Promise<Float32Array> {
  const chunks: Float32Array[] = []
  for await (const chunk of toolkit.decode(film, { sampleRateHz: 16_000 })) chunks.push(chunk)
  return joinSamples(chunks)
}

test.each([
  ['film.mp4', ['-c:v', 'libx264'], 'mp4'],
  ['film.mov', ['-c:v', 'mpeg4', '-c:a', 'pcm_s16le'], 'mp4'],
  ['film.mkv', ['-c:v', 'libx264', '-c:a', 'flac'], 'mp4'],
  ['film.avi', ['-c:v', 'mpeg4', '-c:a', 'mp3'], 'mp4'],
  ['film.webm', ['-c:v', 'libvpx', '-c:a', 'libvorbis'], 'webm'],
  ['old.mpg', ['-r', '25', '-c:v', 'mpeg2video', '-c:a', 'mp2'], 'matroska'],
] as const)('%s keeps every frame as it is, and has the other sound', async (name, codecs, container) => {
  const film = await makeMedia(name, [...picture, ...hum, ...codecs])
  await writeFile(at(name), film)
  const made = await toolkit.replaceSound({ path: at(name) }, { path: at('sound.wav') }, at(`${name}.new`))
  expect(made.container).toBe(container)
  const written = await readFile(at(`${name}.new`))
  expect(await framesOf(written)).toEqual(await framesOf(film))
  const said = await toolkit.probe(written)
  expect(Math.abs(said.durationMs - durationMs)).toBeLessThan(150)
  expect(said.audio?.codec).toBe(container === 'webm' ? 'opus' : 'aac')
  const sound = await soundOf(written)
  expect(Math.abs(sound.length / 16 - durationMs)).toBeLessThan(100)
  expect(strongestFrequency(sound, 16_000)).toBe(1000)
  if (container === 'mp4') expect(written.indexOf('moov')).toBeLessThan(written.indexOf('mdat'))
})

test('sound that begins after the picture, or pauses, comes out beside what it was beside', async () => {
  const late = await makeMedia('late.mp4', [...picture, '-itsoffset', '1', ...hum, '-c:v', 'mpeg4', '-t', '3'])
  await writeFile(at('late.mp4'), late)
  const format = { codec: 'wav', sampleRateHz: 16_000 } as const
  const plain = readWav(await toolkit.transcode(late, format))
  const along = readWav(await toolkit.transcode(late, format, { isAlongPicture: true }))
  const seconds = ({ samples }: { readonly samples: Float32Array }) => samples.length / 16_000
  expect([Math.round(seconds(plain)), Math.round(seconds(along))]).toEqual([2, 3])
  const first = along.samples.findIndex((sample) => Math.abs(sample) > 0.02) / 16_000
  expect(Math.abs(first - 1)).toBeLessThan(0.05)
  await toolkit.transcodeToFile({ path: at('late.mp4') }, at('along.wav'), format, { isAlongPicture: true })
  await toolkit.replaceSound({ path: at('late.mp4') }, { path: at('along.wav') }, at('again.mp4'))
  const again = await soundOf(await readFile(at('again.mp4')))
  expect(Math.abs(again.findIndex((sample) => Math.abs(sample) > 0.02) / 16_000 - 1)).toBeLessThan(0.05)
})

test('a film takes no more memory however large it is', async () => {
  const long = at('long.wav')
  await writeFile(long, writeWav(aSine(44_100, 1000, 20_000, 0.3), 44_100))
  const small = createMediaToolkit({ memoryLimitBytes: 64 * 1024 * 1024 })
  const raw = ['-f', 'lavfi', '-i', 'testsrc=s=320x240:r=50:d=20', ...hum, '-c:v', 'rawvideo', '-pix_fmt', 'yuv420p']
  await writeFile(at('large.avi'), await makeMedia('large.avi', raw))
  expect((await stat(at('large.avi'))).size).toBeGreaterThan(100_000_000)
  for (const sound of [long, at('sound.wav')]) {
    const made = await small.replaceSound({ path: at('large.avi') }, { path: sound }, at('large.mkv'))
    expect(made.container).toBe('matroska')
    expect(Math.abs((await small.probe({ path: at('large.mkv') })).durationMs - 20_000)).toBeLessThan(200)
  }
  await small.close()
}, 60_000)

test('what has no picture, and a sound that is none, fail and leave nothing', async () => {
  const song = await makeMedia('song.mp3', [...hum])
  await writeFile(at('film.mp4'), await makeMedia('film.mp4', [...picture, ...hum, '-c:v', 'mpeg4']))
  await writeFile(at('none.wav'), 'no sound')
  const fails = (film: string | Uint8Array, sound: string) =>
    toolkit.replaceSound(typeof film === 'string' ? { path: film } : film, { path: at(sound) }, at('never.mp4'))
  await expect(fails(song, 'sound.wav')).rejects.toMatchObject({ kind: 'unsupported' })
  await expect(fails(at('film.mp4'), 'none.wav')).rejects.toMatchObject({ kind: 'unreadable' })
  await expect(access(at('never.mp4'))).rejects.toThrow('ENOENT')
})
