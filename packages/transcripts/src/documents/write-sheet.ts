import { setImmediate } from 'node:timers/promises'
import { fillLines } from './fill-lines.ts'
import { createRuns, openFonts } from './fonts.ts'
import { beginPdf, margin, page, textWidth } from './pdf-document.ts'
import { createPen, type Pen, type Style } from './pdf-pen.ts'
import { directionOf } from './visual-order.ts'
import type { WrittenDocument } from './written-document.ts'

/** What is accounted for on a sheet, written as it is to be read. */
export type AccountSheet = {
  readonly title: string
  readonly language: string
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  readonly columns: { readonly what: string; readonly figures: readonly string[] }
  readonly rows: readonly { readonly what: string; readonly note: string; readonly figures: readonly string[] }[]
  readonly sums: readonly { readonly name: string; readonly value: string; readonly isLast: boolean }[]
}

const styles = {
  title: { size: 18, color: '#18181b', leading: 26 },
  head: { size: 9, color: '#52525b', leading: 13 },
  body: { size: 10, color: '#18181b', leading: 15 },
  last: { size: 12, color: '#18181b', leading: 20 },
  page: { size: 8, color: '#71717a', leading: 12 },
} as const satisfies Record<string, Style>
const figureWidth = 84
const gap = 12
const lineColor = '#d4d4d8'

/** Writes what is accounted for as a PDF: rows stay whole, and every page names the columns. Gives way to others after every page. */
export async function writeSheet(sheet: AccountSheet, madeAt: Date): Promise<WrittenDocument> {
  const { runsOf, unwritten, fonts } = await openedFor(sheet)
  const { document, bytes } = beginPdf({ ...sheet, madeAt }, fonts)
  const draw = createSheetPen(document, createPen(document, runsOf))
  await draw.begin()
  draw.text(sheet.title, styles.title)
  draw.space(gap)
  for (const { name, value } of sheet.facts) {
    await draw.room(styles.head.leading + styles.body.leading)
    draw.text(name, styles.head)
    draw.text(value, styles.body)
    draw.space(4)
  }
  draw.space(gap)
  const heads = () => {
    draw.row([{ text: sheet.columns.what, style: styles.head }], sheet.columns.figures, styles.head)
    draw.rule()
  }
  heads()
  for (const { what, note, figures } of sheet.rows) {
    const cells = [{ text: what, style: styles.body }, ...(note === '' ? [] : [{ text: note, style: styles.head }])]
    if (await draw.room(draw.heightOf(cells) + gap / 2)) heads()
    draw.row(cells, figures, styles.body)
    draw.rule()
  }
  draw.space(gap)
  await draw.room(sheet.sums.length * styles.last.leading)
  for (const { name, value, isLast } of sheet.sums) draw.sum(name, value, isLast ? styles.last : styles.body)
  document.end()
  return { bytes: await bytes, unwritten: [...unwritten] }
}

async function openedFor({ title, facts, columns, rows, sums }: AccountSheet) {
  const texts = [
    title,
    columns.what,
    ...columns.figures,
    ...facts.flatMap(({ name, value }) => [name, value]),
    ...rows.flatMap(({ what, note, figures }) => [what, note, ...figures]),
    ...sums.flatMap(({ name, value }) => [name, value]),
  ]
  const fonts = await openFonts(texts.join('\n'))
  return { ...createRuns(fonts), fonts }
}

type Cell = { readonly text: string; readonly style: Style }

function createSheetPen(document: PDFKit.PDFDocument, { widthOf, drawLine }: Pen) {
  let [y, pages] = [0, 0]
  const linesOf = ({ text, style }: Cell, width: number) => fillLines(text, width, (part) => widthOf(part, style.size))
  const write = (cell: Cell, x: number, width: number) => {
    const { style, text } = cell
    for (const line of linesOf(cell, width)) {
      drawLine(line, { x, y: y + style.size, width }, style, directionOf(text))
      y += style.leading
    }
  }
  /** Ends at the right edge of a column, whatever it is read from. */
  const writeFigure = (text: string, right: number, style: Style) =>
    drawLine(text, { x: right - widthOf(text, style.size), y: y + style.size, width: figureWidth }, style)
  const begin = async () => {
    await setImmediate()
    document.addPage()
    drawLine(String(++pages), { x: margin, y: page.height - margin / 2, width: textWidth }, styles.page)
    y = margin
  }
  const right = margin + textWidth
  const cellWidth = (figures: number) => textWidth - figures * (figureWidth + gap)
  return {
    begin,
    text: (text: string, style: Style) => write({ text, style }, margin, textWidth),
    space: (height: number) => void (y += height),
    heightOf: (cells: readonly Cell[]) =>
      cells.reduce((sum, cell) => sum + linesOf(cell, cellWidth(2)).length * cell.style.leading, 0),
    /** Goes on to another page where so much does not fit any more; answers whether it did. */
    room: async (height: number) => {
      const isFull = y + height > page.height - margin && y > margin
      if (isFull) await begin()
      return isFull
    },
    /** In the order in which it is read, for whoever hears it or looks for it. */
    row: (cells: readonly Cell[], figures: readonly string[], style: Style) => {
      const top = y
      for (const cell of cells) write(cell, margin, cellWidth(figures.length))
      const bottom = y
      y = top
      for (const [at, figure] of figures.entries())
        writeFigure(figure, right - (figures.length - 1 - at) * (figureWidth + gap), style)
      y = bottom
    },
    rule: () => {
      document
        .moveTo(margin, y + 2)
        .lineTo(right, y + 2)
        .lineWidth(0.5)
        .stroke(lineColor)
      y += gap / 2
    },
    sum: (name: string, value: string, style: Style) => {
      writeFigure(name, right - figureWidth - gap, style)
      writeFigure(value, right, style)
      y += style.leading
    },
  }
}
