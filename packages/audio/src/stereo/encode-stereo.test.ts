import { createMediaToolkit } from '@vireo/engine-media'
import { afterAll, expect, test } from 'vitest'
import { parseOutputFormat } from '../output-format.ts'
import { aSine, magnitudeAt } from '../testing.ts'
import { encodeStereo } from './encode-stereo.ts'

const sound = { left: aSine(48_000, 440, 1000), right: aSine(48_000, 1000, 1000) }

function formatOf(name: string) {
  const format = parseOutputFormat(name)
  if (!format) throw new Error(`${name} is no format`)
  return format
}

test('a WAV holds both channels, exactly as long as the sound', async () => {
  const bytes = await encodeStereo(sound, 48_000, formatOf('wav_44100'))
  expect(new DataView(bytes.buffer).getUint16(22, true)).toBe(2)
  const samples = Float32Array.from(new Int16Array(bytes.buffer.slice(44)), (value) => value / 32_768)
  expect(samples.length).toBe(88_200)
  const left = samples.filter((_, at) => at % 2 === 0)
  const right = samples.filter((_, at) => at % 2 === 1)
  expect(magnitudeAt(left, 44_100, 440)).toBeGreaterThan(20 * magnitudeAt(left, 44_100, 1000))
  expect(magnitudeAt(right, 44_100, 1000)).toBeGreaterThan(20 * magnitudeAt(right, 44_100, 440))
})

test('headerless formats hold one channel in which both are heard', async () => {
  const bytes = await encodeStereo(sound, 48_000, formatOf('pcm_24000'))
  const samples = Float32Array.from(new Int16Array(bytes.buffer), (value) => value / 32_768)
  expect(Math.abs(samples.length - 24_000)).toBeLessThan(50)
  expect(magnitudeAt(samples, 24_000, 440)).toBeCloseTo(0.25, 1)
  expect(magnitudeAt(samples, 24_000, 1000)).toBeCloseTo(0.25, 1)
})

const media = createMediaToolkit()
afterAll(() => media.close())

test.each(['mp3_44100_128', 'mp3_22050_32', 'opus_48000_64', 'wav_48000', 'ulaw_8000', 'alaw_8000'])(
  '%s is written',
  async (name) => {
    const bytes = await encodeStereo(sound, 48_000, formatOf(name))
    expect(bytes.length).toBeGreaterThan(1000)
  },
)
