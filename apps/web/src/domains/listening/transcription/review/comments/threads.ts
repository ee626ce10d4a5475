import type { TranscriptComment } from '@vireo/contracts/transcription'
import type { Paragraph } from '@vireo/transcripts'

import { paragraphAt } from '../../reading/places.ts'

/** A remark with what was answered to it. */
export type Thread = { readonly remark: TranscriptComment; readonly replies: readonly TranscriptComment[] }

/** Puts answers with their remarks. */
export function threadsOf(comments: readonly TranscriptComment[]): Thread[] {
  return comments
    .filter(({ reply_to: answered }) => answered === null)
    .map((remark) => ({ remark, replies: comments.filter(({ reply_to: to }) => to === remark.comment_id) }))
}

/** Counts the open remarks on each paragraph, by its place; those without any are not there. */
export function openRemarks(
  comments: readonly TranscriptComment[],
  paragraphs: readonly Paragraph[],
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { remark } of threadsOf(comments)) {
    if (remark.resolved_at_unix !== null) continue
    const place = Math.max(0, paragraphAt(paragraphs, remark.at_seconds))
    counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  return counts
}
