import type { DocumentExport } from '../exports/export-options.ts'
import type { ExportSource } from '../exports/source.ts'
import { writeDocx } from './write-docx.ts'
import { writePdf } from './write-pdf.ts'
import type { WrittenDocument } from './written-document.ts'

export { type AccountSheet, writeSheet } from './write-sheet.ts'
export type { WrittenDocument } from './written-document.ts'

/** Writes a transcript as a file of an office program, and tells which characters it could not hold. */
export function exportAsDocument(source: ExportSource, wishes: DocumentExport, madeAt: Date): Promise<WrittenDocument> {
  return wishes.format === 'docx' ? writeDocx(source, wishes, madeAt) : writePdf(source, wishes, madeAt)
}
