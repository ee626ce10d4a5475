import type { AdditionalFormat } from '@vireo/contracts/transcription'
import type { ExportSource } from '@vireo/transcripts'

/** What the thread that writes files is told. */
export type ExportRequest = {
  readonly source: ExportSource
  readonly wanted: readonly AdditionalFormat[]
  readonly madeAt: Date
}

/** A file, and the characters that no font of it has: each stands in it by its number. */
export type WrittenFile = { readonly bytes: Uint8Array; readonly unwritten: readonly string[] }

/** A file each, in the order in which they were wanted. */
export type ExportAnswer = readonly WrittenFile[]
