import {
  contentLimits,
  isTranslated,
  type OrderItemRequest,
  type TaskContent,
  writesRemarks,
} from '@vireo/contracts/productions'
import type { TranscriptExport } from '@vireo/transcripts'
import { isWritten, type TimedLayout } from '@vireo/transcripts/timed'
import { invariant } from '#kernel/errors.ts'
import type { AssignmentRow } from '../tables.ts'

/** Segments stay as they were cut by who cut them. */
const asCut = { segment_on_silence_longer_than_s: null, max_segment_duration_s: null, max_segment_chars: null }
/** Who remarks something is not heard in the recording. */
const asRemarked = { ...asCut, include_speakers: false }
const usualPerLine = 42

/** A text, how it is laid out, and the formats of the files that are written of it. */
export type PlannedFiles = {
  readonly written: TaskContent
  readonly layout: TimedLayout
  readonly wanted: readonly TranscriptExport[]
}

/** What is delivered, and to whom: `noRemarks` says in their language that nothing was found, which a check needs that found nothing. */
export type ToDeliver = {
  readonly assignment: Pick<AssignmentRow, 'service' | 'source_language' | 'target_language'>
  readonly item: OrderItemRequest
  readonly document: TaskContent
  readonly noRemarks?: { readonly language: string; readonly text: string }
}

/** Tells as which files an assignment of an item is delivered. Pure. */
export function formatsOf({ assignment, item, document, noRemarks }: ToDeliver): readonly PlannedFiles[] {
  const language = assignment.target_language
  if (!writesRemarks(assignment.service)) {
    const layout = { language, isTranslated: isTranslated(assignment), wordsMost: contentLimits.wordsMax }
    return [{ written: document, layout, wanted: formatsOfText(item) }]
  }
  // Nobody says the words of a remark: it begins and ends as a whole.
  const layout = { language, isTranslated: false, wordsMost: 0 }
  const json: TranscriptExport = { format: 'segmented_json', ...asRemarked }
  if (!isEmptyCheck(assignment, document)) return [{ written: document, layout, wanted: [...formatsOfRemarks, json] }]
  invariant(noRemarks, 'somebody says that nothing was found')
  const sentence = { id: '1', text: noRemarks.text, speaker_id: '1', start_s: 0, end_s: 1 }
  const untimed = { ...asRemarked, include_timestamps: false }
  return [
    {
      written: { segments: [sentence], speakers: [] },
      layout: { ...layout, language: noRemarks.language },
      wanted: [
        { format: 'txt', ...untimed },
        { format: 'docx', ...untimed },
      ],
    },
    { written: document, layout, wanted: [json] },
  ]
}

/** Tells whether work is a check that found nothing. Pure. */
export function isEmptyCheck({ service }: Pick<AssignmentRow, 'service'>, document: TaskContent): boolean {
  return writesRemarks(service) && !document.segments.some(({ text }) => isWritten(text))
}

function formatsOfText(item: OrderItemRequest): readonly TranscriptExport[] {
  const perLine = 'cue_options' in item ? item.cue_options.max_chars_per_line : usualPerLine
  return [
    { format: 'srt', max_characters_per_line: perLine, ...asCut },
    { format: 'vtt', max_characters_per_line: perLine, ...asCut },
    { format: 'txt', include_timestamps: false, ...asCut },
    { format: 'docx', ...asCut },
    { format: 'segmented_json', ...asCut },
  ]
}

/** Captions show over the film where something was remarked. */
const formatsOfRemarks: readonly TranscriptExport[] = [
  { format: 'srt', max_characters_per_line: usualPerLine, ...asRemarked },
  { format: 'vtt', max_characters_per_line: usualPerLine, ...asRemarked },
  { format: 'txt', include_timestamps: true, ...asRemarked },
  { format: 'docx', ...asRemarked },
]
