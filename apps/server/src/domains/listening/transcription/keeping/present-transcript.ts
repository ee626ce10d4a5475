import type { OpenTranscript, TranscriptPage, TranscriptSummary } from '@vireo/contracts/transcription'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { TranscriptRow } from '../tables.ts'
import type { WholeTranscript } from './get-own-transcript.ts'
import type { TranscriptList } from './list-transcripts.ts'

/** Presents a transcript without what is said in it. */
export function presentSummary(row: TranscriptRow): TranscriptSummary {
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
    created_at_unix: unixSeconds(row.created_at),
  }
}

/** Presents a page of somebody's transcripts. */
export function presentPage({ rows, hasMore }: TranscriptList): TranscriptPage {
  return {
    transcripts: rows.map(presentSummary),
    has_more: hasMore,
    next_cursor: hasMore ? (rows.at(-1)?.id ?? null) : null,
  }
}

/** Presents a transcript as it is read and corrected. */
export function presentOpen({ row, version, document }: WholeTranscript): OpenTranscript {
  return { transcript: presentSummary(row), version, timing: row.timing ?? 'estimated', document }
}
