import type { TextExport } from './export-options.ts'
import { prepare, type ExportSource } from './source.ts'

/** Writes segments for programs: text, words, and when and who where it is wished. */
export function writeSegmentedJson(
  source: ExportSource,
  wishes: Extract<TextExport, { format: 'segmented_json' | 'html' }>,
): string {
  const { segments, timestamps, speakers, nameOf } = prepare(source, wishes)
  return JSON.stringify({
    language_code: source.language_code,
    ...(source.language_probability !== undefined && { language_probability: source.language_probability }),
    segments: segments.map((segment) => ({
      text: segment.text,
      ...(timestamps && { start: segment.start, end: segment.end }),
      ...(speakers && { speaker_id: segment.speaker_id, speaker_name: nameOf(segment) ?? null }),
      words: segment.tokens.map(({ start, end, speaker_id: speaker, characters, ...token }) => ({
        ...token,
        ...(timestamps && { start, end, ...(characters && { characters }) }),
        ...(speakers && { speaker_id: speaker ?? null }),
      })),
    })),
  })
}
