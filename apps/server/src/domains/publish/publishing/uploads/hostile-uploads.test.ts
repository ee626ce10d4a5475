import { makeMedia } from '@vireo/engine-media/testing.ts'
import { writeWav } from '@vireo/audio'
import { aVoice } from '@vireo/audio/testing.ts'
import { beforeAll, expect, test } from 'vitest'
import { ownTemporaryFolder } from '#test/own-temporary-folder.ts'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { filesOf, givenWork, soundAt } from '../publishing.testing.ts'
import { sendUpload } from './uploads.testing.ts'

/** Files that lie, on their way to become chapters: each gets a code that says what is wrong, and nothing of it stays. */
const temporary = ownTemporaryFolder()
const server = await startTestServer()
const rateHz = 16_000
const voice = writeWav(aVoice(rateHz, 2500), rateHz)
const text = (words: string) => new TextEncoder().encode(words)
let owner: TestPerson
let id: string
beforeAll(async () => {
  owner = await server.signUp({ tier: 'creator' })
  id = (await givenWork(server, owner, [])).work_id
})

/** A WAV file of so many channels of silence and noise. */
function manyChannels(channels: number): Uint8Array {
  const frames = 16_000 * 2
  const wav = Buffer.alloc(44 + frames * channels * 2)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(wav.length - 8, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(channels, 22)
  wav.writeUInt32LE(16_000, 24)
  wav.writeUInt32LE(16_000 * channels * 2, 28)
  wav.writeUInt16LE(channels * 2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(frames * channels * 2, 40)
  for (let at = 44; at < wav.length; at += 2) wav.writeInt16LE((at * 7919) % 9000, at)
  return wav
}

/** An MP4 file whose sound nobody reads without its key. */
const encrypted = () =>
  makeMedia(
    'a.mp4',
    [
      '-i',
      'in.wav',
      '-c:a',
      'aac',
      '-encryption_scheme',
      'cenc-aes-ctr',
      '-encryption_key',
      '76a6c65c5ea762046bd749a2e632ccbb',
      '-encryption_kid',
      'a7e61c373e219033c21091fa607bf3b8',
    ],
    { 'in.wav': voice },
  )

const film = () =>
  makeMedia('a.mp4', ['-i', 'in.wav', '-f', 'lavfi', '-i', 'color=c=teal:s=64x64:d=2', '-shortest'], {
    'in.wav': voice,
  })

test.each<[string, string, () => Promise<Uint8Array> | Uint8Array, string, string]>([
  ['nothing', 'empty.wav', () => new Uint8Array(0), '400', 'invalid_audio'],
  ['a byte', 'byte.mp3', () => new Uint8Array(1), '400', 'invalid_audio'],
  ['a page', 'song.mp3', () => text('<!doctype html><title>moved</title><p>Hello'.repeat(50)), '400', 'invalid_audio'],
  ['a list of files', 'list.m3u8', () => text('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'), '400', 'invalid_audio'],
  ['a WAV file that is cut off', 'cut.wav', () => voice.slice(0, voice.length / 2), '400', 'invalid_audio'],
  [
    'a FLAC file that is cut off',
    'cut.flac',
    async () => {
      const flac = await makeMedia('a.flac', ['-i', 'in.wav'], { 'in.wav': voice })
      return flac.slice(0, flac.length / 2)
    },
    '400',
    'invalid_audio',
  ],
  ['an encrypted file', 'bought.m4a', encrypted, '400', 'invalid_audio'],
  ['fifty channels', 'hall.wav', () => manyChannels(50), '400', 'upload_has_too_many_channels'],
  ['a film', 'film.mp4', film, '400', 'upload_is_film'],
  ['silence', 'night.wav', () => writeWav(new Float32Array(rateHz * 3), rateHz), '400', 'upload_is_silent'],
  ['less than a second', 'short.wav', () => soundAt(-18, 600), '400', 'audio_too_short'],
  ['more than two hours', 'long.flac', hours, '400', 'audio_too_long'],
])('%s is no chapter', { timeout: 60_000 }, async (_, name, make, status, code) => {
  const bytes = await make()
  expect(await sendUpload(server, owner, id, { name, bytes })).toBe(`${status} ${code}`)
  const { rows } = await server.database.pool.query('select id from publishing_uploads where work_id = $1', [id])
  const files = (await filesOf(server, owner)).filter((key) => key.includes('/uploads/'))
  expect([rows, files, await temporary()]).toEqual([[], [], []])
})

/** Two hours and a little of one note, which is a small file. */
function hours(): Promise<Uint8Array> {
  return makeMedia('long.flac', ['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=8000:duration=7300'])
}

test('a file that is larger than any is refused by its size', async () => {
  const answer = await fetch(`${server.url}/v1/publishing/works/${id}/uploads`, {
    method: 'POST',
    headers: { ...owner.headers, 'content-type': 'multipart/form-data; boundary=edge', 'content-length': '300000000' },
    body: new ReadableStream({ start: (stream) => stream.enqueue(text('--edge\r\n')) }),
    duplex: 'half',
  } as RequestInit).then(
    (one) => one.status,
    () => 413,
  )
  expect(answer).toBe(413)
})

test('the cover of a song is no film', async () => {
  const song = await makeMedia(
    'song.m4a',
    [
      '-i',
      'in.wav',
      '-f',
      'lavfi',
      '-i',
      'color=c=teal:s=64x64:d=0.04',
      '-map',
      '0',
      '-map',
      '1',
      '-c:v',
      'mjpeg',
      '-frames:v',
      '1',
      '-disposition:v:0',
      'attached_pic',
    ],
    { 'in.wav': voice },
  )
  const { work_id: other } = await givenWork(server, owner, [])
  expect(await sendUpload(server, owner, other, { name: 'song.m4a', bytes: song })).toMatchObject({
    chapters: [{ title: 'song' }],
  })
})
