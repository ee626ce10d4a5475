import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { joinBytes, writeWav } from '@vireo/audio'
import { aSine } from '@vireo/audio/testing.ts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { sourceArguments } from './ffmpeg-arguments.ts'
import { loadFfmpeg, type FfmpegCore } from './ffmpeg-core.ts'
import { createMediaToolkit, type MediaToolkitOptions } from './media-toolkit.ts'
import { makeMedia, runFfmpeg } from './testing.ts'

const wav = writeWav(aSine(16_000, 440, 500), 16_000)
const toMp3 = { codec: 'mp3', sampleRateHz: 44_100 } as const

function aToolkit(options: MediaToolkitOptions = {}) {
  const toolkit = createMediaToolkit(options)
  onTestFinished(() => toolkit.close())
  return toolkit
}

describe('a file that names other places', () => {
  const pages = (port: number): Record<string, string> => ({
    playlist: `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nhttp://127.0.0.1:${port}/sound.ts\n#EXT-X-ENDLIST\n`,
    'list of files': `ffconcat version 1.0\nfile http://127.0.0.1:${port}/sound.wav\nfile /etc/passwd\n`,
    'session description': `v=0\no=- 0 0 IN IP4 127.0.0.1\nc=IN IP4 127.0.0.1\nt=0 0\nm=audio ${port} RTP/AVP 0\n`,
    'list of the sandbox': 'ffconcat version 1.0\nfile /source\n',
    manifest: `<?xml version="1.0"?><MPD><Period><BaseURL>http://127.0.0.1:${port}/</BaseURL></Period></MPD>`,
  })

  it.each(Object.keys(pages(0)))('%s: goes nowhere', async (name) => {
    let visits = 0
    const server = createServer((_request, response) => response.end(`${++visits}`)).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await new Promise((resolve) => server.once('listening', resolve))
    server.on('connection', () => visits++)
    const page = pages((server.address() as AddressInfo).port)[name] ?? ''
    const kind = expect.stringMatching(/^(unreadable|unsupported)$/)
    await expect(aToolkit().transcode(new TextEncoder().encode(page), toMp3)).rejects.toMatchObject({ kind })
    expect(visits).toBe(0)
  })
})

it.each(['http://127.0.0.1:9/', 'tcp://127.0.0.1:9', 'data:audio/wav;base64,UklGRg==', 'concat:in.wav|in.wav'])(
  'FFmpeg itself refuses to open %s as a source',
  async (url) => {
    const args = [...sourceArguments(url), 'out.wav']
    await expect(runFfmpeg({ 'in.wav': wav }, args)).rejects.toThrow(/not on whitelist|Protocol not found/)
  },
)

it('a sandbox has nothing it could open a connection with', async () => {
  vi.stubGlobal('WebSocket', () => undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  await loadFfmpeg(2 ** 29)
  expect('WebSocket' in globalThis).toBe(false)
})

it.each(['png', 'gif', 'bmp'])('a %s image is not media', async (extension) => {
  const image = await makeMedia(`image.${extension}`, ['-f', 'lavfi', '-i', 'testsrc=size=64x64', '-frames:v', '1'])
  await expect(aToolkit().probe(image)).rejects.toMatchObject({ kind: 'unsupported' })
})

it('a sandbox gets no more memory than allowed, and lives on without it', async () => {
  const limitBytes = 64 * 1024 * 1024
  const ask = async (core: FfmpegCore, sizeBytes: number): Promise<number> => Reflect.get(core, '_malloc')(sizeBytes)
  const generous = await (await loadFfmpeg(16 * limitBytes))()
  expect(await ask(generous, limitBytes)).toBeGreaterThan(0)
  const strict = await (await loadFfmpeg(limitBytes))()
  expect(await ask(strict, limitBytes)).toBe(0)
  expect(await ask(strict, 1024 * 1024)).toBeGreaterThan(0)
  strict.FS.writeFile('in.wav', wav)
  expect(strict.exec('-i', 'in.wav', 'out.mp3')).toBe(0)
})

it('a song whose cover is larger than the memory allowed is still a song', async () => {
  const toolkit = aToolkit({ memoryLimitBytes: 36 * 1024 * 1024 })
  const song = await makeMedia('song.mp3', ['-i', 'in.wav', '-id3v2_version', '0'], { 'in.wav': wav })
  const covered = joinBytes([coverTag(new Uint8Array(40 * 1024 * 1024)), song])
  const written = await toolkit.transcode(covered, toMp3)
  expect(await toolkit.probe(written)).toMatchObject({ container: 'mp3', audio: { codec: 'mp3' } })
})

/** ID3v2.3: a tag with one picture, whose size FFmpeg believes. */
function coverTag(picture: Uint8Array): Uint8Array {
  const about = new TextEncoder().encode('\0image/png\0\x03\0')
  const frame = new Uint8Array(10)
  frame.set(new TextEncoder().encode('APIC'))
  new DataView(frame.buffer).setUint32(4, about.length + picture.length)
  const size = frame.length + about.length + picture.length
  const sevenBits = [21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f)
  return joinBytes([Uint8Array.of(0x49, 0x44, 0x33, 3, 0, 0, ...sevenBits), frame, about, picture])
}
