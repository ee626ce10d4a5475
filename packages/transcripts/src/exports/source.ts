import type { Token } from '../model/token.ts'
import type { Speaker } from '../model/transcript.ts'
import { cutIntoSegments, type Segment } from '../segments/cut-into-segments.ts'
import { settleWishes, type SettledWishes, type TranscriptExport } from './export-options.ts'

/** What a file is made of: what was heard, whole or in paragraphs, and what is known about it. */
export type ExportSource = {
  readonly title: string
  readonly language_code: string
  readonly language_probability?: number | undefined
  /** One part alone is laid out; more stay as they are. */
  readonly paragraphs: readonly { readonly tokens: readonly Token[] }[]
  readonly speakers: readonly Speaker[]
}

export type Prepared = SettledWishes & {
  readonly segments: readonly Segment[]
  /** Gives the name of who speaks a segment; nothing where speakers are not wished, or not known. */
  nameOf(segment: Segment): string | undefined
}

/** Settles the wishes and cuts what was heard as they say. */
export function prepare(source: ExportSource, wishes: TranscriptExport): Prepared {
  const settled = settleWishes(wishes, source.paragraphs.length > 1)
  const names = new Map(source.speakers.map(({ id, name }) => [id, name]))
  return {
    ...settled,
    segments: cutIntoSegments(
      source.paragraphs.map(({ tokens }) => tokens),
      settled.rules,
    ),
    nameOf: ({ speaker_id: id }) => (settled.speakers && id !== null ? (names.get(id) ?? id) : undefined),
  }
}
