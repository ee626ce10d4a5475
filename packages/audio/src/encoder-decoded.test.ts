import { createMediaToolkit } from '@vireo/engine-media'
import { afterAll, describe, expect, it } from 'vitest'
import { createEncoder } from './encoder.ts'
import { joinBytes, joinSamples } from './join.ts'
import { parseOutputFormat } from './output-format.ts'
import { aSine, cutAt, middleLevel, strongestFrequency } from './testing.ts'

const toolkit = createMediaToolkit()
afterAll(() => toolkit.close())

/** LAME begins with 576 samples of its own and its decoders with 529; the last frame is filled up. */
const mp3Delay = 1105
const mp3Frame = 1152

type Expected = {
  readonly name: string
  readonly rate: number
  readonly container: string
  readonly extra: readonly [number, number]
}

const mp3 = (name: string, rate: number): Expected => ({
  name,
  rate,
  container: 'mp3',
  extra: [mp3Delay, mp3Delay + mp3Frame],
})

const cases: readonly Expected[] = [
  mp3('mp3_22050_32', 22_050),
  mp3('mp3_24000_48', 24_000),
  mp3('mp3_44100_32', 44_100),
  mp3('mp3_44100_64', 44_100),
  mp3('mp3_44100_96', 44_100),
  mp3('mp3_44100_128', 44_100),
  mp3('mp3_44100_192', 44_100),
  { name: 'pcm_16000', rate: 16_000, container: 's16le', extra: [0, 0] },
  { name: 'pcm_22050', rate: 22_050, container: 's16le', extra: [0, 0] },
  { name: 'pcm_24000', rate: 24_000, container: 's16le', extra: [0, 0] },
  { name: 'pcm_48000', rate: 48_000, container: 's16le', extra: [0, 0] },
  { name: 'wav_44100', rate: 44_100, container: 'wav', extra: [0, 0] },
  { name: 'ulaw_8000', rate: 8000, container: 'mulaw', extra: [0, 0] },
  { name: 'alaw_8000', rate: 8000, container: 'alaw', extra: [0, 0] },
  { name: 'opus_48000_32', rate: 48_000, container: 'ogg', extra: [0, 0] },
  { name: 'opus_48000_64', rate: 48_000, container: 'ogg', extra: [0, 0] },
  { name: 'opus_48000_128', rate: 48_000, container: 'ogg', extra: [0, 0] },
  { name: 'opus_48000_192', rate: 48_000, container: 'ogg', extra: [0, 0] },
]

const durationMs = 1500
const amplitude = 0.25

describe.each(cases)('$name, decoded by FFmpeg', ({ name, rate, container, extra }) => {
  const sourceFormat = parseOutputFormat(name)
  if (!sourceFormat) throw new Error(`${name} is no format`)

  it.each([8000, 16_000, 22_050, 44_100])(
    'lasts as long and sounds like the 1 kHz tone at %i Hz it was',
    async (inputRate) => {
      const tone = aSine(inputRate, 1000, durationMs, amplitude)
      const encoder = await createEncoder(sourceFormat, inputRate)
      const chunks = cutAt(tone, [100, 2000, 2001, 9000])
      const bytes = joinBytes([...chunks.map((chunk) => encoder.encode(chunk)), encoder.finish()])

      const description = await toolkit.probe(bytes, { sourceFormat })
      expect(description.container).toBe(container)
      expect(description.audio).toMatchObject({ sampleRateHz: rate, channels: 1 })

      const decoded: Float32Array[] = []
      for await (const samples of toolkit.decode(bytes, { sourceFormat, sampleRateHz: rate })) decoded.push(samples)
      const heard = joinSamples(decoded)
      const expected = (rate * durationMs) / 1000
      expect(heard.length).toBeGreaterThanOrEqual(expected + extra[0])
      expect(heard.length).toBeLessThanOrEqual(expected + extra[1])
      expect(Math.abs(middleLevel(heard) - middleLevel(tone))).toBeLessThan(0.2)
      expect(strongestFrequency(heard, rate)).toBe(1000)
    },
  )
})
