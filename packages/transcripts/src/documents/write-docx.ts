import { promisify } from 'node:util'
import { strToU8, zip, type AsyncZippable } from 'fflate'
import type { DocumentExport } from '../exports/export-options.ts'
import { prepare, type ExportSource, type Prepared } from '../exports/source.ts'
import { formatTime } from '../model/time.ts'
import type { Segment } from '../segments/cut-into-segments.ts'
import { fixedParts } from './docx-parts.ts'
import { directionOf } from './visual-order.ts'
import type { WrittenDocument } from './written-document.ts'

const zipped = promisify<AsyncZippable, object, Uint8Array>((files, options, done) => void zip(files, options, done))
/** What XML has no way to hold. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/**
 * Writes a Word document (ECMA-376): a heading, and two paragraphs for each segment, whose speaker and time are one kept
 * with the text. Programs bring their own letters, so none are inside.
 */
export async function writeDocx(source: ExportSource, wishes: DocumentExport, madeAt: Date): Promise<WrittenDocument> {
  const prepared = prepare(source, wishes)
  const unwritten = new Set<string>()
  const safe = (text: string): string =>
    text
      .replaceAll(FORBIDDEN, (character) => {
        unwritten.add(character)
        return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`
      })
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  const paragraphs = [
    paragraph('Title', [run(source.title, safe)], source.title),
    ...prepared.segments.flatMap((segment) => segmentOf(segment, prepared, safe)),
  ]
  const parts = fixedParts({ title: safe(source.title), language: safe(source.language_code), madeAt })
  const files = { ...parts, 'word/document.xml': documentOf(paragraphs) }
  const packed = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
  const bytes = await zipped(Object.fromEntries(packed), { level: 6, mtime: madeAt })
  return { bytes, unwritten: [...unwritten] }
}

type Safe = (text: string) => string

function segmentOf(segment: Segment, { timestamps, nameOf }: Prepared, safe: Safe): string[] {
  const name = nameOf(segment)
  const runs = [
    ...(name === undefined ? [] : [run(name, safe, 'Speaker')]),
    ...(timestamps ? [run(`${name === undefined ? '' : '  '}${formatTime(segment.start)}`, safe, 'Timestamp')] : []),
  ]
  const head = runs.length === 0 ? [] : [paragraph('SegmentHead', runs, segment.text)]
  return [...head, paragraph('Transcript', [run(segment.text, safe)], segment.text)]
}

function paragraph(style: string, runs: readonly string[], read: string): string {
  const bidi = directionOf(read) === 'rtl' ? '<w:bidi/>' : ''
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/>${bidi}</w:pPr>${runs.join('')}</w:p>`
}

function run(text: string, safe: Safe, style?: string): string {
  const properties = [
    style === undefined ? '' : `<w:rStyle w:val="${style}"/>`,
    directionOf(text) === 'rtl' ? '<w:rtl/>' : '',
  ].join('')
  const line = text.replaceAll(/\s+/gu, ' ')
  return `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${safe(text.startsWith('  ') ? ` ${line}` : line)}</w:t></w:r>`
}

function documentOf(paragraphs: readonly string[]): string {
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="709" w:footer="709" w:gutter="0"/></w:sectPr>'
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs.join('\n')}${page}</w:body></w:document>`
}
