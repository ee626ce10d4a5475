import type { OpenTranscript, TranscriptPage, TranscriptSummary } from '@vireo/contracts/transcription'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { TranscriptList } from './list-transcripts.ts'
import type { OpenedTranscript } from './open-transcript.ts'
import type { SeenTranscript } from './transcript-as.ts'

/** Presents a transcript without what is said in it. */
export function presentSummary({ row, access, maker }: SeenTranscript): TranscriptSummary {
  return {
    transcription_id: row.id,
    title: row.title,
    state: row.state,
    progress: Math.min(1, row.progress),
    seconds_left: row.seconds_left,
    failure: row.failure,
    language_code: row.language_code,
    duration_ms: row.duration_ms,
    is_fetching: row.source_url !== null,
    has_video: row.has_video,
    has_media: row.media_key !== null,
    version: row.version,
    credits: row.credits,
    excerpt: row.excerpt,
    made_by: maker,
    permission_on_resource: access,
    created_at_unix: unixSeconds(row.created_at),
  }
}

/** Presents a page of transcripts. */
export function presentPage({ seen, hasMore }: TranscriptList): TranscriptPage {
  return {
    transcripts: seen.map(presentSummary),
    has_more: hasMore,
    next_cursor: hasMore ? (seen.at(-1)?.row.id ?? null) : null,
  }
}

/** Presents a transcript as it is read and corrected. */
export function presentOpen({ row, version, document, seen }: OpenedTranscript): OpenTranscript {
  return { transcript: presentSummary(seen), version, timing: row.timing ?? 'estimated', document }
}
