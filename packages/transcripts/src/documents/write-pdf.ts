import { setImmediate } from 'node:timers/promises'
import type { DocumentExport } from '../exports/export-options.ts'
import { prepare, type ExportSource, type Prepared } from '../exports/source.ts'
import { formatTime } from '../model/time.ts'
import type { Segment } from '../segments/cut-into-segments.ts'
import type { WrittenDocument } from './written-document.ts'
import { fillLines } from './fill-lines.ts'
import { createRuns, openFonts } from './fonts.ts'
import { beginPdf, margin, page, textWidth } from './pdf-document.ts'
import { createPen, type Pen, type Style } from './pdf-pen.ts'
import { directionOf } from './visual-order.ts'

const styles = {
  title: { size: 18, color: '#18181b', leading: 26 },
  head: { size: 9, color: '#52525b', leading: 15 },
  body: { size: 11, color: '#18181b', leading: 17 },
  page: { size: 8, color: '#71717a', leading: 12 },
} as const satisfies Record<string, Style>
const afterSegment = 9

/**
 * Writes a PDF with the letters that it needs inside. Scripts are joined, marked and read from their side; a character that
 * no font has stands by its number, `[U+1F600]`, and is told. Gives way to others after every page.
 */
export async function writePdf(source: ExportSource, wishes: DocumentExport, madeAt: Date): Promise<WrittenDocument> {
  const prepared = prepare(source, wishes)
  const heads = prepared.segments.map((segment) => headOf(segment, prepared))
  const fonts = await openFonts([source.title, ...heads, ...prepared.segments.map(({ text }) => text)].join('\n'))
  const { runsOf, unwritten } = createRuns(fonts)
  const about = { title: source.title, language: source.language_code, madeAt }
  const { document, bytes } = beginPdf(about, fonts)
  const write = createWriter(document, createPen(document, runsOf))
  await write(source.title, styles.title, styles.title.leading)
  for (const [at, segment] of prepared.segments.entries()) {
    const head = heads[at] ?? ''
    if (head !== '') await write(head, styles.head, styles.body.leading)
    await write(segment.text, styles.body)
    await write('', { ...styles.body, leading: afterSegment })
  }
  document.end()
  return { bytes: await bytes, unwritten: [...unwritten] }
}

type Write = (text: string, style: Style, together?: number) => Promise<void>

/** Makes what writes lines below each other and begins pages; `together` is what must fit below a first line. */
function createWriter(document: PDFKit.PDFDocument, { widthOf, drawLine }: Pen): Write {
  let [y, pages] = [Infinity, 0]
  const makeRoom = async (needed: number): Promise<void> => {
    if (y + needed <= page.height - margin) return
    await setImmediate()
    document.addPage()
    drawLine(String(++pages), { x: margin, y: page.height - margin / 2, width: textWidth }, styles.page)
    y = margin
  }
  return async (text, style, together = 0) => {
    const lines = fillLines(text, textWidth, (part) => widthOf(part, style.size))
    const direction = directionOf(text)
    if (lines.length === 0) y += style.leading
    for (const [at, line] of lines.entries()) {
      await makeRoom(style.leading + (at === 0 ? together : 0))
      drawLine(line, { x: margin, y: y + style.size, width: textWidth }, style, direction)
      y += style.leading
    }
  }
}

function headOf(segment: Segment, { timestamps, nameOf }: Prepared): string {
  return [nameOf(segment) ?? '', timestamps ? formatTime(segment.start) : ''].filter((part) => part !== '').join(' · ')
}
