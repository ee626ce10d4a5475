import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { decoysFor, linesFor } from './draw-lines.ts'
import { lineTexts } from './line-texts.ts'
import { renderLines } from './render-lines.ts'

/** Reads our own PNG again. */
function pixelsOf(png: Uint8Array) {
  const bytes = Buffer.from(png)
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const start = bytes.indexOf('IDAT') + 4
  const rows = inflateSync(bytes.subarray(start, start + bytes.readUInt32BE(start - 8)))
  const isInk = (x: number, y: number) => (rows[y * (width + 1) + 1 + x] ?? 255) < 128
  return { width, height, isInk }
}

describe('the picture of lines', () => {
  it('has every letter of every text, and room for it', () => {
    for (const text of Object.values(lineTexts).flat()) {
      const { width, height, isInk } = pixelsOf(renderLines([text]))
      const inked = Array.from({ length: width * height }, (_, at) => isInk(at % width, Math.floor(at / width)))
      expect(inked.filter(Boolean).length).toBeGreaterThan(text.length * 9 * 4)
      expect(inked.slice(0, width).some(Boolean)).toBe(false)
      expect(text.length).toBeLessThanOrEqual(46)
    }
  })

  it('shows the marks of letters', () => {
    expect(renderLines(['ä'])).not.toEqual(renderLines(['a']))
    expect(renderLines(['é'])).not.toEqual(renderLines(['è']))
    expect(() => renderLines(['火'])).toThrow(RangeError)
  })
})

describe('lines', () => {
  it('are drawn anew, in the language where there are any, and never with a decoy among them', () => {
    const draws = Array.from({ length: 40 }, () => linesFor(['de-AT', 'fr']))
    expect(new Set(draws.map(({ lines }) => lines.join())).size).toBeGreaterThan(30)
    for (const draw of draws) {
      const all = [...draw.lines, ...decoysFor(draw)]
      expect(draw.lines).toHaveLength(3)
      expect(new Set(all).size).toBe(9)
      expect(draw.language).toBe('de')
    }
    expect(linesFor(['ja']).language).toBe('en')
    expect(linesFor(['pl', 'de-CH']).language).toBe('de')
    expect(linesFor(['pl', 'not a language']).language).toBe('en')
  })
})
