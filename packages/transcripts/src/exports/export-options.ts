import { paragraphRules, speakerRules, type SegmentRules } from '../segments/segment-rules.ts'

/** What somebody may wish of a file, named as it travels. */
type SegmentWishes = {
  readonly include_speakers?: boolean | undefined
  readonly include_timestamps?: boolean | undefined
  readonly segment_on_silence_longer_than_s?: number | null | undefined
  readonly max_segment_duration_s?: number | null | undefined
  readonly max_segment_chars?: number | null | undefined
}
type LineWishes = SegmentWishes & { readonly max_characters_per_line?: number | null | undefined }

export type TextExport =
  | ({ readonly format: 'segmented_json' | 'html' } & SegmentWishes)
  | ({ readonly format: 'txt' | 'srt' | 'vtt' } & LineWishes)
export type DocumentExport = { readonly format: 'docx' | 'pdf' } & SegmentWishes
export type TranscriptExport = TextExport | DocumentExport
export type ExportFormat = TranscriptExport['format']

export type SettledWishes = {
  readonly speakers: boolean
  readonly timestamps: boolean
  readonly charactersPerLine: number | null
  readonly rules: SegmentRules
}

const caption = { perLine: 42, silence: 0.8, duration: 4, chars: 84 }

/** Settles what was left open; `laidOut` tells that there are paragraphs, which then stay as they are. */
export function settleWishes(wishes: TranscriptExport, laidOut: boolean): SettledWishes {
  const isCaption = wishes.format === 'srt' || wishes.format === 'vtt'
  const perLine = 'max_characters_per_line' in wishes ? wishes.max_characters_per_line : undefined
  const usual = isCaption ? caption.perLine : wishes.format === 'txt' ? 100 : null
  return {
    speakers: wishes.include_speakers ?? !isCaption,
    timestamps: wishes.include_timestamps ?? true,
    charactersPerLine: perLine === undefined ? usual : perLine,
    rules: rulesOf(wishes, isCaption, laidOut),
  }
}

function rulesOf(wishes: SegmentWishes, isCaption: boolean, laidOut: boolean): SegmentRules {
  const wished = {
    silenceLongerThan: wishes.segment_on_silence_longer_than_s,
    maxDuration: wishes.max_segment_duration_s,
    maxChars: wishes.max_segment_chars,
  }
  const usual = isCaption
    ? { silenceLongerThan: caption.silence, maxDuration: caption.duration, maxChars: caption.chars }
    : speakerRules
  const rules = {
    silenceLongerThan: wished.silenceLongerThan === undefined ? usual.silenceLongerThan : wished.silenceLongerThan,
    maxDuration: wished.maxDuration === undefined ? usual.maxDuration : wished.maxDuration,
    maxChars: wished.maxChars === undefined ? usual.maxChars : wished.maxChars,
  }
  const isOpen = Object.values(rules).every((rule) => rule === null)
  return isOpen && !isCaption && !laidOut ? paragraphRules : rules
}

type Sort = { readonly extension: string; readonly contentType: string; readonly isText: boolean }

/** What the files are called and how they travel. */
export const exportFormats = {
  segmented_json: { extension: 'json', contentType: 'application/json', isText: true },
  docx: {
    extension: 'docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    isText: false,
  },
  pdf: { extension: 'pdf', contentType: 'application/pdf', isText: false },
  txt: { extension: 'txt', contentType: 'text/plain', isText: true },
  html: { extension: 'html', contentType: 'text/html', isText: true },
  srt: { extension: 'srt', contentType: 'application/x-subrip', isText: true },
  vtt: { extension: 'vtt', contentType: 'text/vtt', isText: true },
} as const satisfies Readonly<Record<ExportFormat, Sort>>
