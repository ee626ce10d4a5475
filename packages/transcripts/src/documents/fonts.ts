import { readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import decompress from 'woff2-encoder/decompress'
import { fontFilesFor } from './font-files.ts'
import { pinWeight } from './pin-weight.ts'

/** A font that is open: `name` is how the document knows it. */
export type DocumentFont = { readonly name: string; readonly font: Font; has(codePoint: number): boolean }

/** A part of a word in one font. */
export type Run = { readonly text: string; readonly font: DocumentFont }

const IGNORABLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/u
let graphemes: Intl.Segmenter | undefined

/** Opens the fonts that a text needs, best first, and no others: those of China come in a hundred files. */
export async function openFonts(text: string): Promise<DocumentFont[]> {
  // Digits and Latin letters are always needed: what no font has is written with them.
  const needed = [...new Set(`0A[]+:…${text}`)].map((character) => character.codePointAt(0) ?? 0)
  let missing = new Set(
    needed.filter((codePoint) => codePoint > 32 && !IGNORABLE.test(String.fromCodePoint(codePoint))),
  )
  const opened: DocumentFont[] = []
  for (const file of await fontFilesFor(text)) {
    if (![...missing].some((codePoint) => file.mayHave(codePoint))) continue
    const font = await openFont(file.path)
    const has = (codePoint: number) => font.hasGlyphForCodePoint(codePoint)
    const left = new Set([...missing].filter((codePoint) => !has(codePoint)))
    if (left.size < missing.size) opened.push({ name: `font ${opened.length}`, font, has })
    missing = left
  }
  return opened
}

async function openFont(path: string): Promise<Font> {
  const bytes = await pinWeight(await decompress(await readFile(path)), 400)
  const font = create(Buffer.from(bytes))
  if (!('getVariation' in font)) throw new Error(`${path} holds several fonts.`)
  return font
}

/** Gives words to fonts. What none of them has is kept in `unwritten`, and stands in the text by its number. */
export function createRuns(fonts: readonly DocumentFont[]): {
  runsOf(word: string): readonly Run[]
  readonly unwritten: ReadonlySet<string>
} {
  const unwritten = new Set<string>()
  const made = new Map<string, readonly Run[]>()
  const [first] = fonts
  if (first === undefined) throw new Error('No font has Latin letters.')
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })

  const fontFor = (grapheme: string) => {
    const points = [...grapheme]
      .filter((character) => !IGNORABLE.test(character))
      .map((each) => each.codePointAt(0) ?? 0)
    return fonts.find((font) => points.every((point) => font.has(point)))
  }
  const placed = (grapheme: string): Run => {
    const font = fontFor(grapheme)
    if (font !== undefined) {
      const drawn = [...grapheme].filter((each) => !IGNORABLE.test(each) || font.has(each.codePointAt(0) ?? 0))
      return { text: drawn.join(''), font }
    }
    unwritten.add(grapheme)
    const numbers = [...grapheme].map(
      (each) => `U+${(each.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
    )
    return { text: `[${numbers.join(' ')}]`, font: fontFor('[U+0]') ?? first }
  }
  const runsOf = (word: string): readonly Run[] => {
    const known = made.get(word)
    if (known !== undefined) return known
    const whole = IGNORABLE.test(word) ? undefined : fontFor(word.normalize('NFC'))
    const runs: Run[] = whole === undefined ? [] : [{ text: word.normalize('NFC'), font: whole }]
    for (const { segment } of whole === undefined ? (graphemes?.segment(word.normalize('NFC')) ?? []) : []) {
      const next = placed(segment)
      const last = runs.at(-1)
      if (last?.font === next.font) runs[runs.length - 1] = { text: last.text + next.text, font: last.font }
      else runs.push(next)
    }
    // Lines come once, words again and again.
    if (!word.includes(' ')) made.set(word, runs)
    return runs
  }
  return { runsOf, unwritten }
}
