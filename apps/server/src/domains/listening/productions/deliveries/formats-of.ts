import type { OrderItemRequest } from '@vireo/contracts/productions'
import type { TranscriptExport } from '@vireo/transcripts'

/** Segments stay as they were cut by who cut them. */
const asCut = { segment_on_silence_longer_than_s: null, max_segment_duration_s: null, max_segment_chars: null }

/** Tells as which files an assignment of an item is delivered. Pure. */
export function formatsOf(item: OrderItemRequest): readonly TranscriptExport[] {
  const perLine = item.kind === 'subtitles' ? item.cue_options.max_chars_per_line : 42
  return [
    { format: 'srt', max_characters_per_line: perLine, ...asCut },
    { format: 'vtt', max_characters_per_line: perLine, ...asCut },
    { format: 'txt', include_timestamps: false, ...asCut },
    { format: 'docx', ...asCut },
    { format: 'segmented_json', ...asCut },
  ]
}
