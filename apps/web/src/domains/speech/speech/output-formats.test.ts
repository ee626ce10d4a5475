import { StreamFormat, WholeFormat } from '@vireo/contracts/speech'
import { expect, test } from 'vitest'

import { canStream, heardMs, outputFormatGroups } from './output-formats.ts'

const free = { mp3_bitrate_kbps_max: 128, pcm_sample_rate_hz_max: 32_000 }
const creator = { ...free, mp3_bitrate_kbps_max: 192 }
const pro = { ...creator, pcm_sample_rate_hz_max: 48_000 }
const optionsOf = (plan: typeof free | undefined) => outputFormatGroups(plan).flatMap((group) => group.options)
const options = optionsOf(free)

test('every format of the contract can be chosen, once', () => {
  expect(options.map((option) => option.value).toSorted()).toEqual([...WholeFormat.options].toSorted())
})

test('names say codec, rate and bitrate', () => {
  const name = (value: string) => options.find((option) => option.value === value)?.label
  expect(name('mp3_44100_128')).toBe('MP3 44.1 kHz, 128 kbps')
  expect(name('pcm_22050')).toBe('PCM 22.05 kHz')
  expect(name('ulaw_8000')).toBe('µ-law 8 kHz')
})

test.each([
  ['the smallest', free, ['mp3_44100_192', 'pcm_44100', 'pcm_48000', 'wav_44100', 'wav_48000']],
  ['a middle', creator, ['pcm_44100', 'pcm_48000', 'wav_44100', 'wav_48000']],
  ['a large', pro, []],
  ['a plan that is not known yet, or no', undefined, []],
] as const)('what %s plan lacks says so, and nothing else', (_what, plan, lacking) => {
  const noted = optionsOf(plan).flatMap((option) => (option.note ? [option.value] : []))
  expect(noted.toSorted()).toEqual(lacking)
})

test('what the streaming route takes is streamed, and nothing else', () => {
  const streamed: readonly string[] = StreamFormat.options
  for (const format of WholeFormat.options) expect(canStream(format)).toBe(streamed.includes(format))
})

test.each([
  ['mp3_44100_128', 16_000, 1000],
  ['opus_48000_64', 8000, 1000],
  ['pcm_16000', 32_000, 1000],
  ['ulaw_8000', 8000, 1000],
  ['wav_44100', 88_200, 0],
] as const)('%s: so many bytes are heard so long, unless a header hides it', (format, sizeBytes, durationMs) => {
  expect(heardMs(format, sizeBytes)).toBe(durationMs)
})
