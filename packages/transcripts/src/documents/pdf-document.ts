import Pdf from 'pdfkit'
import type { DocumentFont } from './fonts.ts'

/** A sheet of A4, in points. */
export const page = { width: 595.28, height: 841.89 } as const
export const margin = 56
export const textWidth = page.width - 2 * margin

type About = { readonly title: string; readonly language: string; readonly madeAt: Date }
type BegunPdf = { readonly document: PDFKit.PDFDocument; readonly bytes: Promise<Uint8Array> }

/** Begins a PDF without pages that knows fonts by their names; `bytes` is there once it has ended. */
export function beginPdf({ title, language, madeAt }: About, fonts: readonly DocumentFont[]): BegunPdf {
  const document = new Pdf({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    lang: language,
    displayTitle: true,
    info: { Title: title, CreationDate: madeAt, Producer: 'Vireo', Creator: 'Vireo' },
  })
  const bytes = collected(document)
  // It takes open fonts as well; its declarations do not know.
  for (const { name, font } of fonts) Reflect.apply(document.registerFont, document, [name, font])
  return { document, bytes }
}

function collected(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
  })
}
