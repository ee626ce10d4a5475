import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { patchFlite } from './flite-exports.ts'
import { flitePath } from './flite-binary.ts'
import { ByteReader, functionNamesOf, readSections, unsignedBytes, writeSections } from './wasm-binary.ts'

describe('a WebAssembly binary', () => {
  it('is the same after reading and writing it', async () => {
    const binary = new Uint8Array(await readFile(flitePath()))
    const sections = readSections(binary)
    expect(Buffer.compare(writeSections(binary, sections), binary)).toBe(0)
    expect(functionNamesOf(sections).get('utt_synth')).toBeGreaterThan(0)
  })

  it('holds numbers of up to 32 bits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (value) => {
        expect(new ByteReader(unsignedBytes(value)).unsigned()).toBe(value)
      }),
    )
  })

  it('that is none is refused, never followed out of its bounds', () => {
    const preamble = fc.constant(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0))
    fc.assert(
      fc.property(preamble, fc.uint8Array({ maxLength: 200 }), (start, rest) => {
        expect(() => patchFlite(Buffer.concat([start, rest]))).toThrow(RangeError)
      }),
    )
  })
})
