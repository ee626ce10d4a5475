import { letterHeight, letterWidth, pointsOf } from './font.ts'
import { writePng } from './write-png.ts'

const pixelsAPoint = 3
const padding = 8
const letterAdvance = letterWidth + 1
const lineAdvance = letterHeight + 7
const paper = 255
const ink = 16

/** Renders lines as a PNG in shades of grey. Throws RangeError for a letter that cannot be drawn. */
export function renderLines(lines: readonly string[]): Uint8Array {
  const letters = Math.max(1, ...lines.map((line) => line.length))
  const width = (letters * letterAdvance + 2 * padding) * pixelsAPoint
  const height = (lines.length * lineAdvance + 2 * padding) * pixelsAPoint
  const pixels = new Uint8Array(width * height).fill(paper)
  for (const [index, line] of lines.entries()) {
    for (const [at, letter] of [...line.normalize('NFC')].entries()) {
      const points = pointsOf(letter)
      if (!points) throw new RangeError(`there is no picture of the letter ${letter}`)
      for (const [column, row] of points) {
        const x = (padding + at * letterAdvance + column) * pixelsAPoint
        const y = (padding + index * lineAdvance + row) * pixelsAPoint
        for (let down = 0; down < pixelsAPoint; down++)
          pixels.fill(ink, (y + down) * width + x, (y + down) * width + x + pixelsAPoint)
      }
    }
  }
  return writePng(pixels, width, height)
}
