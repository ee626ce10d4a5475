import { expect, test } from 'vitest'

import { playableBlob } from './playable-blob.ts'
import { rawEncodingOf } from './wav-header.ts'

test('raw samples become a WAV file whose header says what they are', async () => {
  const samples = new Uint8Array([1, 0, 2, 0, 3, 0])
  const blob = playableBlob([samples.slice(0, 2), samples.slice(2)], 'audio/pcm', 'pcm_16000')
  expect(blob.type).toBe('audio/wav')
  const bytes = new DataView(await blob.arrayBuffer())
  const ascii = (at: number, length: number) =>
    String.fromCharCode(...new Uint8Array(bytes.buffer.slice(at, at + length)))
  expect(ascii(0, 4) + ascii(8, 8) + ascii(36, 4)).toBe('RIFFWAVEfmt data')
  expect(bytes.getUint32(4, true)).toBe(bytes.byteLength - 8)
  expect(bytes.getUint16(20, true)).toBe(1)
  expect(bytes.getUint32(24, true)).toBe(16_000)
  expect(bytes.getUint32(28, true)).toBe(32_000)
  expect(bytes.getUint16(34, true)).toBe(16)
  expect(bytes.getUint32(40, true)).toBe(samples.byteLength)
  expect(new Uint8Array(bytes.buffer.slice(44))).toEqual(samples)
})

test.each([
  ['alaw_8000', 6],
  ['ulaw_8000', 7],
])('%s is named in the header as format %d', async (outputFormat, tag) => {
  const header = new DataView(await playableBlob([new Uint8Array(8)], 'audio/basic', outputFormat).arrayBuffer())
  expect(header.getUint16(20, true)).toBe(tag)
  expect(header.getUint32(28, true)).toBe(8000)
})

test('what has a header of its own is left alone', async () => {
  const blob = playableBlob([new Uint8Array([73, 68, 51])], 'audio/mpeg', 'mp3_44100_128')
  expect(blob.type).toBe('audio/mpeg')
  expect(await blob.text()).toBe('ID3')
  expect(rawEncodingOf('opus_48000_96')).toBeUndefined()
  expect(rawEncodingOf('wav_16000')).toBeUndefined()
})
