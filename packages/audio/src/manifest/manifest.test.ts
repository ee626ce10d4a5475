import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEncoder } from '../encoder.ts'
import { joinBytes } from '../join.ts'
import { parseOutputFormat } from '../output-format.ts'
import { aNoise, aSine } from '../testing.ts'
import { readWav } from '../wav/read-wav.ts'
import { mp4Box } from './mp4.ts'
import { readManifest } from './read-manifest.ts'
import { sizedWavHead } from './riff.ts'
import { carriesManifest, withManifest } from './write-manifest.ts'

const manifest = `${'a'.repeat(300)}.${'b'.repeat(400)}.${'c'.repeat(86)}`
const tone = aSine(48_000, 440, 300)

async function encoded(name: string): Promise<Uint8Array[]> {
  const format = parseOutputFormat(name)
  if (!format) throw new Error(name)
  const encoder = await createEncoder(format, 48_000)
  return [encoder.encode(tone), encoder.finish()]
}

const read = (file: Uint8Array) =>
  readManifest(async (start, end) => file.subarray(start, Math.min(end, file.length)), file.length)

describe('a manifest', () => {
  it.each(['mp3_44100_128', 'wav_24000', 'opus_48000_64'])(
    'stands at the beginning of %s, and the sound stays',
    async (name) => {
      const [first = new Uint8Array(), rest = new Uint8Array()] = await encoded(name)
      const codec = name.split('_')[0] ?? ''
      if (!carriesManifest(codec)) throw new Error(codec)
      expect(await read(joinBytes([first, rest]))).toBeUndefined()
      const file = joinBytes([withManifest(codec, first, manifest), rest])
      expect(await read(file)).toBe(manifest)
      expect(await read(file.subarray(0, 1200))).toBe(manifest)
      expect(file.length).toBeGreaterThan(first.length + rest.length + manifest.length)
      if (codec === 'wav') {
        expect(readWav(file).samples).toHaveLength(0.3 * 24_000)
        const head = sizedWavHead(file.subarray(0, 4096), file.length)
        file.set(head)
        expect(new DataView(file.buffer).getUint32(4, true)).toBe(file.length - 8)
        expect(readWav(file).samples).toHaveLength(0.3 * 24_000)
      }
    },
  )

  it('stands at the end of an MP4', async () => {
    const box = (name: string, size: number) => {
      const bytes = new Uint8Array(size)
      new DataView(bytes.buffer).setUint32(0, size)
      bytes.set(new TextEncoder().encode(name), 4)
      return bytes
    }
    const film = joinBytes([box('ftyp', 24), box('mdat', 5000), box('moov', 300)])
    expect(await read(film)).toBeUndefined()
    expect(await read(joinBytes([film, mp4Box(manifest)]))).toBe(manifest)
  })

  it('has no place in bare samples', () => {
    expect(['pcm', 'ulaw', 'alaw'].map(carriesManifest)).toEqual([false, false, false])
  })

  it('is not found in what is damaged, and nothing is believed of a file', async () => {
    const files = await Promise.all(
      (['mp3', 'wav', 'opus'] as const).map(async (codec) => {
        const [first = new Uint8Array()] = await encoded(
          { mp3: 'mp3_44100_128', wav: 'wav_24000', opus: 'opus_48000_64' }[codec],
        )
        return withManifest(codec, first, manifest).subarray(0, 1500)
      }),
    )
    const starts = ['ID3', 'RIFF0000WAVE', 'OggS', 'fLaC', '0000ftyp'].map((text) => new TextEncoder().encode(text))
    const broken = fc.oneof(
      fc.tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 400 })).map(joinBytes),
      fc.tuple(fc.constantFrom(...files), fc.nat(1499), fc.nat(255)).map(([file, at, byte]) => file.with(at, byte)),
      fc.tuple(fc.constantFrom(...files), fc.nat(1499)).map(([file, length]) => file.subarray(0, length)),
    )
    await fc.assert(
      fc.asyncProperty(broken, async (bytes) => {
        const found = await read(bytes)
        expect(found === undefined || found.length <= 8192).toBe(true)
      }),
      { numRuns: 600 },
    )
    expect(await read(joinBytes([aNoise(10)].map((noise) => new Uint8Array(noise.buffer))))).toBeUndefined()
  })
})
