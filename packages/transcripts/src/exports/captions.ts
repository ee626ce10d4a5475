import { formatTime } from '../model/time.ts'
import type { TextExport } from './export-options.ts'
import { prepare, type ExportSource } from './source.ts'
import { wrapText } from './wrap-text.ts'

type Cue = {
  readonly start: string
  readonly end: string
  readonly lines: readonly string[]
  readonly name: string | undefined
}
type CaptionExport = Extract<TextExport, { format: 'srt' | 'vtt' | 'txt' }>

/** What is shown for less cannot be read; a caption stays so long if the next one leaves the time. */
const SHORTEST_S = 0.7

/** Writes SubRip captions. They always have times, without which they are none. */
export function writeSrt(source: ExportSource, wishes: CaptionExport): string {
  return cuesOf(source, wishes, ',')
    .map(({ start, end, lines }, at) => {
      const text = lines.map((line) => line.replaceAll('-->', '→')).join('\n')
      return `${at + 1}\n${start} --> ${end}\n${text}\n`
    })
    .join('\n')
}

/** Writes WebVTT captions, speakers as its voices. */
export function writeVtt(source: ExportSource, wishes: CaptionExport): string {
  const cues = cuesOf(source, wishes, '.').map(({ start, end, lines, name }) => {
    const text = lines.map(safeInVtt).join('\n')
    // A name ends at ">" or a line break, and no escape is read differently inside of it.
    const spoken = name === undefined ? text : `<v ${safeInVtt(name)}>${text}</v>`
    return `${start} --> ${end}\n${spoken}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}

function cuesOf(source: ExportSource, wishes: CaptionExport, point: ',' | '.'): Cue[] {
  const { segments, charactersPerLine, nameOf } = prepare(source, wishes)
  return segments.flatMap((segment, at): Cue[] => {
    const name = nameOf(segment)?.replaceAll(/\s+/gu, ' ')
    const text = name === undefined || wishes.format === 'vtt' ? segment.text : `${name}: ${segment.text}`
    const lines = wrapText(text, charactersPerLine)
    if (lines.length === 0) return []
    const next = segments[at + 1]?.start ?? Infinity
    // One millisecond at least: a caption that ends as it begins is refused by players.
    const end = Math.max(segment.end, Math.min(segment.start + SHORTEST_S, next), segment.start + 0.001)
    return [{ start: formatTime(segment.start, point), end: formatTime(end, point), lines, name }]
  })
}

function safeInVtt(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
