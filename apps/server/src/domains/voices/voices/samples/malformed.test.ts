import { instantCloningEndpoints } from '@vireo/contracts/instant-cloning'
import { ErrorBody } from '@vireo/contracts/kit'
import { writeWav } from '@vireo/audio'
import { aVoice } from '@vireo/audio/testing.ts'
import { makeMedia } from '@vireo/engine-media/testing.ts'
import { beforeAll, expect, test } from 'vitest'
import { ownTemporaryFolder } from '#test/own-temporary-folder.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'

/**
 * Files that lie, on their way through the product. What the sandbox makes of hundreds of them is tested where
 * it lives (`engines/media`); here it matters that each gets its own answer and nothing stays.
 */
const temporary = ownTemporaryFolder()

type File = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }

const rateHz = 16_000
const valid: File[] = []
let server: TestServer
let person: TestPerson

beforeAll(async () => {
  server = await startTestServer()
  person = await server.signUp({ tier: 'creator' })
  const wav = writeWav(aVoice(rateHz, 1200), rateHz)
  for (const name of ['a.wav', 'a.mp3', 'a.m4a', 'a.flac', 'a.ogg', 'a.webm', 'a.aiff', 'a.aac', 'a.avi', 'a.ts']) {
    valid.push({ name, bytes: (await makeMedia(name, ['-i', 'in.wav'], { 'in.wav': wav })).slice() })
  }
})

/** Small, fast and the same every time, so that a failure can be found again. */
function aDice(seed: number): (sides: number) => number {
  let state = seed + 1
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    return Math.floor(((state ^ (state >>> 13)) >>> 0) % sides)
  }
}

/** A valid file with damage, cut off, under a wrong name, or with something else behind its first bytes. */
function damaged(seed: number): File {
  const roll = aDice(seed)
  const original = valid[roll(valid.length)] ?? { name: 'a.wav', bytes: new Uint8Array(0) }
  const bytes = original.bytes.slice()
  const wrongName = `${seed}.${['mp3', 'wav', 'mp4', 'exe', ''][roll(5)] ?? ''}`
  switch (seed % 4) {
    case 0:
      return { name: original.name, bytes: bytes.slice(0, roll(bytes.length)) }
    case 1:
      for (let flips = 1 + roll(60); flips > 0; flips--) bytes[roll(Math.min(300, bytes.length))] = roll(256)
      return { name: wrongName, bytes }
    case 2:
      for (let flips = 1 + roll(200); flips > 0; flips--) bytes[roll(bytes.length)] = roll(256)
      return { name: original.name, bytes }
    default:
      return {
        name: wrongName,
        bytes: Uint8Array.from([...bytes.slice(0, 64), ...Array.from({ length: 2000 }, () => roll(256))]),
      }
  }
}

const text = (sentence: string) => new TextEncoder().encode(sentence).slice()

/** A header that promises four gigabytes of sound at an absurd rate, and 64 channels. */
function hugeHeader(): Uint8Array<ArrayBuffer> {
  const wav = Buffer.alloc(100)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(0xffff_fff0, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(64, 22)
  wav.writeUInt32LE(0x7fff_ffff, 24)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(0xffff_ff00, 40)
  return new Uint8Array(wav)
}

const lies: File[] = [
  { name: 'empty.wav', bytes: new Uint8Array(0) },
  { name: 'one-byte.mp3', bytes: new Uint8Array(1) },
  { name: 'huge-header.wav', bytes: hugeHeader() },
  { name: 'page.mp3', bytes: text('<!doctype html><title>moved</title>') },
  { name: 'list.m3u8', bytes: text('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n') },
  { name: 'list.ffconcat', bytes: text("ffconcat version 1.0\nfile '/etc/passwd'\n") },
  { name: 'program.wav', bytes: text('\u007fELF\u0002\u0001\u0001') },
  { name: 'archive.mp4', bytes: text('PK\u0003\u0004') },
  { name: 'zeros.flac', bytes: new Uint8Array(100_000) },
  { name: 'silence.wav', bytes: writeWav(new Float32Array(rateHz * 2), rateHz).slice() },
  { name: '../../../escape.wav', bytes: text('RIFF') },
]

async function inspect(files: readonly File[]) {
  const body = new FormData()
  for (const { name, bytes } of files) body.append('files', new Blob([bytes]), name)
  return server.fetch('/v1/voices/samples/inspect', { method: 'POST', headers: person.headers, body })
}

test(
  '48 damaged files and every lie get an answer each, and nothing is left behind',
  { timeout: 240_000 },
  async () => {
    const files = [...lies, ...Array.from({ length: 48 }, (_, seed) => damaged(seed))]
    for (let at = 0; at < files.length; at += 25) {
      const batch = files.slice(at, at + 25)
      const answer = await inspect(batch)
      expect(answer.status).toBe(200)
      const { samples } = instantCloningEndpoints.inspectSamples.success.schema.parse(await answer.json())
      expect(samples).toHaveLength(batch.length)
      for (const [place, report] of samples.entries()) {
        const which = `file ${at + place}, ${report.file_name}`
        expect(report.accepted, which).toBe(report.code === null)
        if (at + place < lies.length) expect(report.accepted, which).toBe(false)
        expect(report.file_name, which).not.toContain('/')
      }
    }
    expect(await temporary()).toEqual([])
    const keys: string[] = []
    for await (const { key } of server.ports.storage.list(`voices/${person.workspaceId}/`)) keys.push(key)
    expect(keys).toEqual([])
    const well = valid[0] && (await inspect([valid[0]]))
    expect(well?.status).toBe(200)
  },
)

test('more files than allowed are refused as a whole', async () => {
  const answer = await inspect(Array.from({ length: 26 }, (_, at) => ({ name: `${at}.wav`, bytes: text('RIFF') })))
  expect(ErrorBody.parse(await answer.json()).detail.code).toMatch(/invalid_parameters|request_too_large/)
})
