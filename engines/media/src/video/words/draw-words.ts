import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { ShapedWord } from './shape-word.ts'

/** The ink of a word: how much of each pixel is covered, 0 to 255. */
export type Ink = {
  readonly width: number
  readonly height: number
  /** From where the word begins, and from its baseline. */
  readonly left: number
  readonly top: number
  readonly coverage: Uint8Array
}

const files = createRequire(import.meta.url)
let ready: Promise<void> | undefined

/** In ems: the room around a word that letters reach beyond their own width and height. */
const [besideEms, aboveEms, belowEms] = [0.4, 1.4, 0.9]
/** Pixels drawn at once, so that memory stays small. */
const sheetPixelsMax = 3_000_000

/** Draws words with letters of a size, as many at once as memory allows. */
export async function drawWords(words: readonly ShapedWord[], emPx: number): Promise<Ink[]> {
  await (ready ??= readFile(files.resolve('@resvg/resvg-wasm/index_bg.wasm')).then((program) => initWasm(program)))
  const inks: Ink[] = []
  for (let at = 0; at < words.length;) {
    const rows = rowsOf(words.slice(at), emPx)
    inks.push(...drawRows(rows, emPx))
    at += rows.length
  }
  return inks
}

const rowPx = (emPx: number) => Math.ceil((aboveEms + belowEms) * emPx)
const widthPx = (word: ShapedWord, emPx: number) => Math.ceil((word.advance + 2 * besideEms) * emPx)

function rowsOf(words: readonly ShapedWord[], emPx: number): ShapedWord[] {
  const rows: ShapedWord[] = []
  let width = 0
  for (const word of words) {
    width = Math.max(width, widthPx(word, emPx))
    if (rows.length > 0 && width * rowPx(emPx) * (rows.length + 1) > sheetPixelsMax) break
    rows.push(word)
  }
  return rows
}

function drawRows(rows: readonly ShapedWord[], emPx: number): Ink[] {
  const width = Math.max(...rows.map((word) => widthPx(word, emPx)))
  const height = rowPx(emPx) * rows.length
  const drawn = rows.map(({ path }, row) => {
    const [x, y] = [besideEms * emPx, row * rowPx(emPx) + Math.round(aboveEms * emPx)]
    return `<g transform="translate(${x} ${y}) scale(${emPx})">${path}</g>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="#fff">${drawn.join('')}</svg>`
  const image = new Resvg(svg).render()
  const { pixels } = image
  const inks = rows.map((_, row) => inkOf(pixels, { width, from: row * rowPx(emPx), emPx }))
  image.free()
  return inks
}

type Row = { readonly width: number; readonly from: number; readonly emPx: number }

function inkOf(pixels: Uint8Array, { width, from, emPx }: Row): Ink {
  const alpha = (x: number, y: number) => pixels[((from + y) * width + x) * 4 + 3] ?? 0
  let [left, right, top, bottom] = [width, -1, rowPx(emPx), -1]
  for (let y = 0; y < rowPx(emPx); y++)
    for (let x = 0; x < width; x++)
      if (alpha(x, y) > 0) {
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = y
      }
  if (right < 0) return { width: 0, height: 0, left: 0, top: 0, coverage: new Uint8Array(0) }
  const ink = { width: right - left + 1, height: bottom - top + 1 }
  const coverage = new Uint8Array(ink.width * ink.height)
  for (let y = 0; y < ink.height; y++)
    for (let x = 0; x < ink.width; x++) coverage[y * ink.width + x] = alpha(left + x, top + y)
  return {
    ...ink,
    left: left - Math.round(besideEms * emPx),
    top: top - Math.round(aboveEms * emPx),
    coverage,
  }
}
