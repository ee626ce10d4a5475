import { writeWav } from '@vireo/audio'
import { aSine, middleLevel, strongestFrequency } from '@vireo/audio/testing.ts'
import { joinSamples } from '@vireo/audio'
import { afterAll, describe, expect, it } from 'vitest'
import { createMediaToolkit } from './media-toolkit.ts'
import { makeMedia } from './testing.ts'

const toolkit = createMediaToolkit()
afterAll(() => toolkit.close())

const tone = aSine(44_100, 1000, 1500, 0.25)
const wav = writeWav(tone, 44_100)
const picture = ['-f', 'lavfi', '-i', 'testsrc=size=160x120:rate=10:duration=1.5']

async function hear(bytes: Uint8Array): Promise<Float32Array> {
  const chunks: Float32Array[] = []
  for await (const chunk of toolkit.decode(bytes, { sampleRateHz: 16_000 })) chunks.push(chunk)
  return joinSamples(chunks)
}

describe.each([
  ['tone.m4a', ['-c:a', 'aac'], 'aac'],
  ['tone.aac', ['-c:a', 'aac'], 'aac'],
  ['tone.flac', ['-c:a', 'flac'], 'flac'],
  ['tone.ogg', ['-c:a', 'libvorbis'], 'vorbis'],
  ['tone.opus', ['-c:a', 'libopus'], 'opus'],
  ['tone.mp3', ['-c:a', 'libmp3lame'], 'mp3'],
  ['tone.aiff', [], 'pcm_s16be'],
  ['tone.wma', ['-c:a', 'wmav2'], 'wmav2'],
  ['tone.caf', [], 'pcm_s16be'],
  ['tone.webm', ['-c:a', 'libopus'], 'opus'],
  ['tone.mka', ['-c:a', 'flac'], 'flac'],
] as const)('%s', (name, codec, named) => {
  it('is recognised and heard', async () => {
    const bytes = await makeMedia(name, ['-i', 'in.wav', ...codec], { 'in.wav': wav })
    const { audio, video, durationMs } = await toolkit.probe(bytes)
    expect(audio?.codec).toBe(named)
    expect(video).toBeUndefined()
    expect(Math.abs(durationMs - 1500)).toBeLessThan(120)
    const heard = await hear(bytes)
    expect(strongestFrequency(heard, 16_000)).toBe(1000)
    expect(Math.abs(middleLevel(heard) - middleLevel(tone))).toBeLessThan(1)
  })
})

describe.each([
  ['film.mp4', ['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac'], 'h264'],
  ['film.mov', ['-c:v', 'mpeg4', '-c:a', 'aac'], 'mpeg4'],
  ['film.webm', ['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus'], 'vp8'],
  ['film.avi', ['-c:v', 'mpeg4', '-c:a', 'libmp3lame'], 'mpeg4'],
  ['film.mkv', ['-c:v', 'mpeg4', '-c:a', 'libvorbis'], 'mpeg4'],
  ['film.flv', ['-c:v', 'flv', '-c:a', 'libmp3lame'], 'flv1'],
  ['film.ts', ['-c:v', 'mpeg2video', '-c:a', 'mp2'], 'mpeg2video'],
] as const)('%s', (name, codecs, named) => {
  it('is recognised as film, and its sound is heard', async () => {
    const bytes = await makeMedia(name, ['-i', 'in.wav', ...picture, '-shortest', ...codecs], { 'in.wav': wav })
    const { audio, video, durationMs } = await toolkit.probe(bytes)
    expect(video).toEqual({ codec: named, width: 160, height: 120 })
    expect(audio).toBeDefined()
    expect(Math.abs(durationMs - 1500)).toBeLessThan(250)
    expect(strongestFrequency(await hear(bytes), 16_000)).toBe(1000)
  })
})

describe('odd files', () => {
  it('a song with a cover and tags is a song, and loses its tags', async () => {
    const cover = await makeMedia('cover.png', [...picture, '-frames:v', '1'])
    const inputs = { 'in.wav': wav, 'cover.png': cover }
    const tags = ['-metadata', 'title=Private words', '-metadata', 'comment=More of them']
    const args = [
      '-i',
      'in.wav',
      '-i',
      'cover.png',
      '-map',
      '0',
      '-map',
      '1',
      '-c:v',
      'copy',
      '-disposition:v',
      'attached_pic',
    ]
    const song = await makeMedia('song.mp3', [...args, ...tags], inputs)
    expect(Buffer.from(song).includes('Private words')).toBe(true)
    expect(await toolkit.probe(song)).toMatchObject({ container: 'mp3', audio: { codec: 'mp3' } })
    expect((await toolkit.probe(song)).video).toBeUndefined()
    for (const codec of ['mp3', 'wav'] as const) {
      const bare = Buffer.from(await toolkit.transcode(song, { codec, sampleRateHz: 44_100 }))
      expect(bare.includes('Private words')).toBe(false)
    }
  })

  it('a recording from a browser, which does not know its length, is measured', async () => {
    const live = ['-i', 'in.wav', '-c:a', 'libopus', '-f', 'webm', '-live', '1']
    const bytes = await makeMedia('recording', live, { 'in.wav': wav })
    expect(Math.abs((await toolkit.probe(bytes)).durationMs - 1500)).toBeLessThan(30)
    await expect(toolkit.probe(bytes, { maxDurationMs: 1000 })).rejects.toMatchObject({ kind: 'too_long' })
  })

  it('a file that is longer than it says is found out', async () => {
    // FFmpeg estimates an MP3 without a header from its first rate: loud and short it seems, soft and long it is.
    const part = (rate: string) =>
      makeMedia(
        'part.mp3',
        ['-stream_loop', '9', '-i', 'in.wav', '-b:a', rate, '-write_xing', '0', '-id3v2_version', '0'],
        {
          'in.wav': wav,
        },
      )
    const bytes = Buffer.concat([await part('320k'), await part('32k'), await part('32k')])
    expect((await toolkit.probe(bytes)).durationMs).toBeLessThan(20_000)
    const options = { maxDurationMs: 25_000 }
    await expect(toolkit.transcode(bytes, { codec: 'opus', sampleRateHz: 48_000 }, options)).rejects.toMatchObject({
      kind: 'too_long',
    })
    const heard = async () => {
      let samples = 0
      for await (const chunk of toolkit.decode(bytes, { ...options, sampleRateHz: 8000 })) samples += chunk.length
      return samples
    }
    await expect(heard()).rejects.toMatchObject({ kind: 'too_long' })
  })

  it('a film without sound can be described but not heard', async () => {
    const bytes = await makeMedia('mute.mp4', [...picture, '-c:v', 'libx264', '-preset', 'ultrafast'])
    expect(await toolkit.probe(bytes)).toMatchObject({ durationMs: 1500, video: { width: 160 } })
    expect((await toolkit.probe(bytes)).audio).toBeUndefined()
    await expect(hear(bytes)).rejects.toMatchObject({ kind: 'unsupported', message: /no sound/ })
    await expect(toolkit.transcode(bytes, { codec: 'mp3', sampleRateHz: 44_100 })).rejects.toMatchObject({
      kind: 'unsupported',
    })
  })
})
