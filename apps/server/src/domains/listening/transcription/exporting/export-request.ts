import type { AdditionalFormat } from '@vireo/contracts/transcription'
import type { ExportSource } from '@vireo/transcripts'
import type { TimedLayout, TimedText } from '@vireo/transcripts/timed'

/** What the thread that writes files is told. */
export type ExportRequest = {
  readonly source: ExportSource | TimedSource
  readonly wanted: readonly AdditionalFormat[]
  readonly madeAt: Date
}

/** What was written segment by segment: it is laid out where its files are written, since that takes as long as they do. */
export type TimedSource = { readonly title: string; readonly written: TimedText; readonly layout: TimedLayout }

/** A file, and the characters that no font of it has: each stands in it by its number. */
export type WrittenFile = { readonly bytes: Uint8Array; readonly unwritten: readonly string[] }

/** A file each, in the order in which they were wanted. */
export type ExportAnswer = readonly WrittenFile[]
