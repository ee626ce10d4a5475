import { expect, it } from 'vitest'
import { contentTypeOf, parseOutputFormat } from './output-format.ts'

it('reads codec, rate and bits per second', () => {
  expect(parseOutputFormat('mp3_44100_128')).toEqual({ codec: 'mp3', sampleRateHz: 44_100, bitrateKbps: 128 })
  expect(parseOutputFormat('pcm_16000')).toEqual({ codec: 'pcm', sampleRateHz: 16_000 })
  expect(parseOutputFormat('ulaw_8000')).toEqual({ codec: 'ulaw', sampleRateHz: 8000 })
})

it.each(['', 'mp3', 'mp3_', 'flac_44100', 'mp3_44100_128_1', ' mp3_44100', 'MP3_44100', 'pcm_16000\n', 'mp3_4410000'])(
  'does not read %j',
  (value) => {
    expect(parseOutputFormat(value)).toBeUndefined()
  },
)

it('names the media type', () => {
  expect(contentTypeOf({ codec: 'opus', sampleRateHz: 48_000 })).toBe('audio/ogg')
  expect(contentTypeOf({ codec: 'ulaw', sampleRateHz: 8000 })).toBe('audio/basic')
  expect(contentTypeOf({ codec: 'alaw', sampleRateHz: 8000 })).toBe('audio/PCMA')
  expect(contentTypeOf({ codec: 'mp3', sampleRateHz: 44_100 })).toBe('audio/mpeg')
})
