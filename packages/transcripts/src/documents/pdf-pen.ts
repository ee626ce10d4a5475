import type { Run } from './fonts.ts'
import { directionOf, visualOrder } from './visual-order.ts'

export type Style = { readonly size: number; readonly color: string; readonly leading: number }
type Place = { readonly x: number; readonly y: number; readonly width: number }

export type Pen = {
  widthOf(text: string, size: number): number
  /** Draws a line whose letters stand on `y`, from the side that it is read from. */
  drawLine(line: string, place: Place, style: Style, direction?: 'ltr' | 'rtl'): void
}

/** What a word is drawn without where the shaper trips over places for marks that a font leaves empty. */
const withoutMarkPlaces: object = { features: { mark: false, mkmk: false, abvm: false, blwm: false } }

type Measured = { readonly width: number; readonly options: object }

/** Makes what measures and draws on the open page of a document. */
export function createPen(document: PDFKit.PDFDocument, runsOf: (word: string) => readonly Run[]): Pen {
  const known = new Map<string, Measured>()

  const measured = ({ text, font }: Run, size: number): Measured => {
    const key = `${font.name} ${size} ${text}`
    const already = known.get(key)
    if (already !== undefined) return already
    document.font(font.name).fontSize(size)
    const made = measure(document, text)
    // Lines come once, words again and again.
    if (!text.includes(' ')) known.set(key, made)
    return made
  }
  const widthOf = (text: string, size: number) => runsOf(text).reduce((sum, run) => sum + measured(run, size).width, 0)

  return {
    widthOf,
    drawLine(line, { x: left, y, width }, { size, color }, direction = 'ltr') {
      const words = visualOrder(line, direction)
      const wide = () => words.reduce((sum, word) => sum + widthOf(word, size), 0)
      let x = direction === 'rtl' ? left + width - wide() : left
      document.fillColor(color)
      for (const word of words) {
        const runs = directionOf(word) === 'rtl' ? runsOf(word).toReversed() : runsOf(word)
        for (const run of runs) {
          const { width: wideRun, options } = measured(run, size)
          document.font(run.font.name).fontSize(size)
          document.text(run.text, x, y, { ...options, lineBreak: false, baseline: 'alphabetic' })
          x += wideRun
        }
      }
    },
  }
}

function measure(document: PDFKit.PDFDocument, text: string): Measured {
  try {
    return { width: document.widthOfString(text), options: {} }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return { width: document.widthOfString(text, withoutMarkPlaces), options: withoutMarkPlaces }
  }
}
