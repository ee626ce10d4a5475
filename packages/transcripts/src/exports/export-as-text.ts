import { writeSrt, writeVtt } from './captions.ts'
import type { TextExport } from './export-options.ts'
import type { ExportSource } from './source.ts'
import { writeHtml } from './write-html.ts'
import { writeSegmentedJson } from './write-segmented-json.ts'
import { writeTxt } from './write-txt.ts'

/** Writes a transcript as a file of text; `exportAsDocument` knows those of office programs. */
export function exportAsText(source: ExportSource, wishes: TextExport): string {
  switch (wishes.format) {
    case 'srt':
      return writeSrt(source, wishes)
    case 'vtt':
      return writeVtt(source, wishes)
    case 'txt':
      return writeTxt(source, wishes)
    case 'html':
      return writeHtml(source, wishes)
    case 'segmented_json':
      return writeSegmentedJson(source, wishes)
  }
}
