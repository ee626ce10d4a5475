import fc from 'fast-check'
import { expect, test } from 'vitest'

import { rawEncodingOf, wavHeader } from './wav-header.ts'

const encodings = fc.record({
  encoding: fc.constantFrom('pcm' as const, 'alaw' as const, 'ulaw' as const),
  sampleRateHz: fc.constantFrom(8000, 16_000, 22_050, 24_000, 44_100, 48_000),
})

test('a name that is made of an encoding is read as that encoding', () => {
  fc.assert(
    fc.property(encodings, (raw) => {
      expect(rawEncodingOf(`${raw.encoding}_${raw.sampleRateHz}`)).toEqual(raw)
    }),
  )
})

test.each(['mp3_44100_128', 'opus_48000_64', 'pcm', 'pcm_', 'pcm_16000_2', 'xpcm_16000', ''])(
  '%j carries its own header, or is none',
  (format) => expect(rawEncodingOf(format)).toBeUndefined(),
)

test('a header says of the samples what a player multiplies out', () => {
  fc.assert(
    fc.property(encodings, fc.nat(10_000_000), (raw, sizeBytes) => {
      const header = wavHeader(raw, sizeBytes)
      const view = new DataView(header.buffer)
      const text = (at: number) => String.fromCharCode(...header.slice(at, at + 4))
      const bytesPerSample = raw.encoding === 'pcm' ? 2 : 1
      expect(header).toHaveLength(44)
      expect([text(0), text(8), text(12), text(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data'])
      // The length of the file without the first eight bytes, and that of the samples.
      expect([view.getUint32(4, true), view.getUint32(40, true)]).toEqual([44 + sizeBytes - 8, sizeBytes])
      expect(view.getUint32(28, true)).toBe(view.getUint32(24, true) * view.getUint16(32, true))
      expect([view.getUint16(22, true), view.getUint16(34, true)]).toEqual([1, 8 * bytesPerSample])
    }),
  )
})
