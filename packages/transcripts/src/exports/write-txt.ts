import { formatTime } from '../model/time.ts'
import type { TextExport } from './export-options.ts'
import { prepare, type ExportSource } from './source.ts'
import { wrapText } from './wrap-text.ts'

/** Writes plain text: above each segment when and who, an empty line behind it. */
export function writeTxt(source: ExportSource, wishes: Extract<TextExport, { format: 'txt' | 'srt' | 'vtt' }>): string {
  const { segments, timestamps, charactersPerLine, nameOf } = prepare(source, wishes)
  return segments
    .map((segment) => {
      const when = timestamps ? [`[${formatTime(segment.start)} – ${formatTime(segment.end)}]`] : []
      const head = [...when, nameOf(segment) ?? ''].filter((part) => part !== '').join(' ')
      const lines = wrapText(segment.text, charactersPerLine)
      return `${[...(head === '' ? [] : [head]), ...lines].join('\n')}\n`
    })
    .join('\n')
}
