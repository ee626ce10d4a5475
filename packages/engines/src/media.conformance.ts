import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createEncoder,
  joinBytes,
  joinSamples,
  parseOutputFormat,
  readWav,
  writeWav,
  type OutputFormat,
} from '@vireo/audio'
import { aNoise, aSine, middleLevel, strongestFrequency } from '@vireo/audio/testing.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MediaOptions, MediaSource, MediaToolkit } from './media.ts'

function formatOf(name: string): OutputFormat {
  const format = parseOutputFormat(name)
  if (!format) throw new Error(`${name} is no format`)
  return format
}

const toneMs = 1200
const tone = aSine(24_000, 1000, toneMs, 0.25)

async function toneAs(format: OutputFormat): Promise<Uint8Array> {
  const encoder = await createEncoder(format, 24_000)
  return joinBytes([encoder.encode(tone), encoder.finish()])
}

/** Every toolkit must pass this. Files are made by our own encoders, results are read by our own decoders. */
export function describeMediaToolkit(name: string, create: () => MediaToolkit): void {
  let toolkit: MediaToolkit
  let folder: string

  beforeAll(async () => {
    toolkit = create()
    folder = await mkdtemp(join(tmpdir(), 'vireo-media-'))
  })
  afterAll(async () => {
    await toolkit.close()
    await rm(folder, { recursive: true })
  })

  async function decodeAll(
    source: MediaSource,
    options: MediaOptions & { sampleRateHz: number },
  ): Promise<Float32Array> {
    const chunks: Float32Array[] = []
    for await (const chunk of toolkit.decode(source, options)) chunks.push(chunk)
    return joinSamples(chunks)
  }

  function mustBeTheTone(samples: Float32Array, sampleRateHz: number): void {
    expect(Math.abs((samples.length / sampleRateHz) * 1000 - toneMs)).toBeLessThan(80)
    expect(strongestFrequency(samples, sampleRateHz)).toBe(1000)
    expect(Math.abs(middleLevel(samples) - middleLevel(tone))).toBeLessThan(0.3)
  }

  const formats = ['mp3_44100_128', 'mp3_22050_32', 'opus_48000_64', 'pcm_24000', 'ulaw_8000', 'alaw_8000', 'wav_44100']

  describe(`${name} reads`, () => {
    it.each(formats)('%s: says what it is and decodes it at any rate', async (source) => {
      const sourceFormat = formatOf(source)
      const bytes = await toneAs(sourceFormat)
      const description = await toolkit.probe(bytes, { sourceFormat })
      expect(description.audio).toMatchObject({ sampleRateHz: sourceFormat.sampleRateHz, channels: 1 })
      expect(description.video).toBeUndefined()
      expect(Math.abs(description.durationMs - toneMs)).toBeLessThan(80)
      for (const sampleRateHz of [16_000, 44_100]) {
        mustBeTheTone(await decodeAll(bytes, { sourceFormat, sampleRateHz }), sampleRateHz)
      }
    })

    it('the beginning too where that is asked for: what promises sound and has none is unreadable', async () => {
      const bytes = await toneAs(formatOf('wav_44100'))
      const onlyItsHeader = bytes.slice(0, 44)
      expect((await toolkit.probe(bytes, { decodesMs: 500 })).audio).toBeDefined()
      expect((await toolkit.probe(onlyItsHeader)).audio).toBeDefined()
      await expect(toolkit.probe(onlyItsHeader, { decodesMs: 500 })).rejects.toMatchObject({ kind: 'unreadable' })
    })

    it('a file as it reads bytes', async () => {
      const path = join(folder, 'tone')
      const bytes = await toneAs(formatOf('mp3_44100_128'))
      await writeFile(path, bytes)
      expect(await toolkit.probe({ path })).toEqual(await toolkit.probe(bytes))
      const options = { sampleRateHz: 16_000 }
      expect(await decodeAll({ path }, options)).toEqual(await decodeAll(bytes, options))
    })

    it('several files at once without mixing them up', async () => {
      const frequencies = [300, 500, 700, 900, 1100, 1300]
      const heard = frequencies.map((frequencyHz) =>
        decodeAll(writeWav(aSine(16_000, frequencyHz, 500), 16_000), { sampleRateHz: 16_000 }),
      )
      expect((await Promise.all(heard)).map((samples) => strongestFrequency(samples, 16_000))).toEqual(frequencies)
    })
  })

  describe(`${name} writes`, () => {
    const targets = [
      'mp3_44100_128',
      'mp3_22050_32',
      'wav_44100',
      'opus_48000_64',
      'pcm_16000',
      'ulaw_8000',
      'alaw_8000',
    ]

    it.each(formats)('%s as everything else', async (source) => {
      const sourceFormat = formatOf(source)
      const bytes = await toneAs(sourceFormat)
      for (const target of targets) {
        const format = formatOf(target)
        const written = await toolkit.transcode(bytes, format, { sourceFormat })
        const { audio } = await toolkit.probe(written, { sourceFormat: format })
        expect(audio, target).toMatchObject({ sampleRateHz: format.sampleRateHz, channels: 1 })
        mustBeTheTone(await decodeAll(written, { sourceFormat: format, sampleRateHz: 16_000 }), 16_000)
      }
    })

    it('a WAV that any reader takes, its sizes exact', async () => {
      const written = await toolkit.transcode(await toneAs(formatOf('opus_48000_64')), formatOf('wav_44100'))
      const { sampleRateHz, samples } = readWav(written)
      expect(sampleRateHz).toBe(44_100)
      expect(samples).toHaveLength((44_100 * toneMs) / 1000)
      expect(new DataView(written.buffer, written.byteOffset).getUint32(4, true)).toBe(written.length - 8)
    })

    it('a file with the same bytes, long ones too, whose header is completed last', async () => {
      const bytes = writeWav(aNoise(16_000 * 20), 16_000)
      for (const format of [formatOf('mp3_44100_192'), formatOf('wav_44100')]) {
        const path = join(folder, `written.${format.codec}`)
        const { durationMs } = await toolkit.transcodeToFile(bytes, path, format)
        expect(Math.abs(durationMs - 20_000)).toBeLessThan(80)
        expect((await readFile(path)).equals(await toolkit.transcode(bytes, format))).toBe(true)
      }
    })

    it('two channels when asked', async () => {
      const written = await toolkit.transcode(await toneAs(formatOf('wav_44100')), formatOf('mp3_44100_128'), {
        channels: 2,
      })
      expect((await toolkit.probe(written)).audio?.channels).toBe(2)
    })
  })

  describe(`${name} refuses`, () => {
    const rubbish: readonly [string, Uint8Array][] = [
      ['nothing', new Uint8Array(0)],
      ['noise', Uint8Array.from(aNoise(20_000, 128), (sample) => sample + 128)],
      ['words', new TextEncoder().encode('This is not music. '.repeat(500))],
    ]

    it.each(rubbish)('%s', async (_, bytes) => {
      const kind = expect.stringMatching(/^(unreadable|unsupported)$/)
      await expect(toolkit.probe(bytes)).rejects.toMatchObject({ name: 'MediaError', kind })
      await expect(toolkit.transcode(bytes, formatOf('wav_44100'))).rejects.toMatchObject({ kind })
      await expect(decodeAll(bytes, { sampleRateHz: 16_000 })).rejects.toMatchObject({ kind })
    })

    it('what is too long, and takes what just fits', async () => {
      const bytes = await toneAs(formatOf('wav_44100'))
      const long = { maxDurationMs: toneMs - 1 }
      await expect(toolkit.probe(bytes, long)).rejects.toMatchObject({ kind: 'too_long' })
      await expect(toolkit.transcode(bytes, formatOf('mp3_44100_128'), long)).rejects.toMatchObject({
        kind: 'too_long',
      })
      await expect(decodeAll(bytes, { ...long, sampleRateHz: 16_000 })).rejects.toMatchObject({ kind: 'too_long' })
      await expect(toolkit.probe(bytes, { maxDurationMs: toneMs })).resolves.toMatchObject({ durationMs: toneMs })
    })

    it('to go on when time is up, and works again afterwards', async () => {
      const minutes = writeWav(aNoise(48_000 * 60), 48_000)
      await expect(toolkit.transcode(minutes, formatOf('opus_48000_192'), { timeoutMs: 1 })).rejects.toMatchObject({
        kind: 'timed_out',
      })
      expect((await toolkit.probe(minutes)).durationMs).toBe(60_000)
    })

    it('with the reason of the machine, not of the media, when a file cannot be opened or written', async () => {
      const bytes = await toneAs(formatOf('wav_44100'))
      const missing = join(folder, 'missing', 'file')
      await expect(toolkit.probe({ path: missing })).rejects.toThrow(/ENOENT/)
      await expect(toolkit.transcodeToFile(bytes, missing, formatOf('wav_44100'))).rejects.toThrow(/ENOENT/)
    })

    it('without leaving half a file', async () => {
      const path = join(folder, 'half')
      const minutes = writeWav(aNoise(48_000 * 120), 48_000)
      const half = new AbortController()
      const writing = toolkit.transcodeToFile(minutes, path, formatOf('mp3_44100_128'), { signal: half.signal })
      const outcome = writing.catch((error: unknown) => error)
      await expect
        .poll(
          () =>
            stat(path)
              .then(({ size }) => size)
              .catch(() => 0),
          { timeout: 20_000 },
        )
        .toBeGreaterThan(0)
      half.abort()
      expect(await outcome).toMatchObject({ kind: 'cancelled' })
      await expect(stat(path)).rejects.toThrow(/ENOENT/)
    })
  })

  describe(`${name} stops`, () => {
    const minutes = writeWav(aNoise(16_000 * 120), 16_000)

    it('at once when cancelled before, while waiting or while working', async () => {
      const before = AbortSignal.abort()
      await expect(toolkit.probe(minutes, { signal: before })).rejects.toMatchObject({ kind: 'cancelled' })
      const working = new AbortController()
      const jobs = Array.from({ length: 4 }, () =>
        toolkit.transcode(minutes, formatOf('opus_48000_192'), { signal: working.signal }),
      )
      setTimeout(() => working.abort(), 100)
      for (const job of jobs) await expect(job).rejects.toMatchObject({ kind: 'cancelled' })
      await expect(toolkit.probe(minutes)).resolves.toMatchObject({ durationMs: 120_000 })
    })

    it('when the reader of a stream leaves or cancels', async () => {
      for await (const chunk of toolkit.decode(minutes, { sampleRateHz: 48_000 })) {
        expect(chunk.length).toBeGreaterThan(0)
        break
      }
      const reading = new AbortController()
      const stream = toolkit.decode(minutes, { sampleRateHz: 48_000, signal: reading.signal })[Symbol.asyncIterator]()
      expect((await stream.next()).done).toBe(false)
      reading.abort()
      const rest = async () => {
        while (!(await stream.next()).done);
      }
      await expect(rest()).rejects.toMatchObject({ kind: 'cancelled' })
      await expect(toolkit.probe(minutes)).resolves.toMatchObject({ durationMs: 120_000 })
    })

    it('for good when closed', async () => {
      const closing = create()
      const jobs = [closing.probe(minutes), closing.transcode(minutes, formatOf('mp3_44100_128'))]
      const outcomes = Promise.allSettled(jobs)
      await closing.close()
      for (const outcome of await outcomes)
        expect(outcome).toMatchObject({ status: 'rejected', reason: { kind: 'cancelled' } })
      await expect(closing.probe(minutes)).rejects.toMatchObject({ kind: 'cancelled' })
    })
  })
}
