import { readFile } from 'node:fs/promises'
import { Blob, Buffer as Letters, Direction, Face, Font, shape, Variation } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'
import { fontFilesFor, isUndrawn } from './font-files.ts'

/** Letters of one font in the order in which they are read or, where that is from the right, in the order in which they stand. */
export type Run = { readonly path: string; readonly advance: number }

/** A font that is open. Lengths are in ems. */
export type OpenFont = {
  has(codePoint: number): boolean
  shape(text: string, direction: 'ltr' | 'rtl'): Run
}

/** Heavy enough to be read on a phone. */
const weight = 600

/** Opens the fonts that a text needs, best first, and no others: those of China come in a hundred files. */
export async function openFonts(text: string): Promise<OpenFont[]> {
  const characters = [...new Set(text)].filter((character) => !isUndrawn(character))
  let missing = new Set(characters.map((character) => character.codePointAt(0) ?? 0))
  const opened: OpenFont[] = []
  for (const file of await fontFilesFor(text)) {
    if (![...missing].some((codePoint) => file.has(codePoint))) continue
    const font = await openFont(file.path)
    missing = new Set([...missing].filter((codePoint) => !font.has(codePoint)))
    opened.push(font)
  }
  return opened
}

async function openFont(path: string): Promise<OpenFont> {
  const bytes = await decompress(await readFile(path))
  const face = new Face(new Blob(Uint8Array.from(bytes).buffer))
  const font = new Font(face)
  font.setScale(face.upem, face.upem)
  font.setVariations([new Variation('wght', weight)])
  const known = new Set(face.collectUnicodes())
  const outlines = new Map<number, string>()
  const outlineOf = (glyph: number) => {
    const outline = outlines.get(glyph) ?? font.glyphToPath(glyph)
    outlines.set(glyph, outline)
    return outline
  }
  return {
    has: (codePoint) => known.has(codePoint),
    shape: (text, direction) => {
      const letters = new Letters()
      letters.addText(text)
      letters.guessSegmentProperties()
      letters.setDirection(direction === 'rtl' ? Direction.RTL : Direction.LTR)
      shape(font, letters)
      let advance = 0
      const drawn: string[] = []
      for (const { codepoint: glyph, xAdvance = 0, xOffset = 0, yOffset = 0 } of letters.getGlyphInfosAndPositions()) {
        const outline = outlineOf(glyph)
        if (outline !== '') drawn.push(`<path transform="translate(${advance + xOffset} ${yOffset})" d="${outline}"/>`)
        advance += xAdvance
      }
      const scale = 1 / face.upem
      return { path: `<g transform="scale(${scale} ${-scale})">${drawn.join('')}</g>`, advance: advance * scale }
    },
  }
}
