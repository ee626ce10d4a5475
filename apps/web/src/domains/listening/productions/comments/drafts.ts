import { z } from 'zod'

import { readStored, removeStored, type StorageKey, writeStored } from '#kit/storage.ts'

/** A comment as it is being written. */
export type CommentDraft = { readonly at_s: number; readonly end_s: number | null; readonly text: string }
/** By the id of the comment that is changed, or `newComment`. */
export type CommentDrafts = Readonly<Record<string, CommentDraft>>

/** What a comment that nobody has saved yet goes by. */
export const newComment = 'new'

const Stored = z.record(z.string(), z.object({ at_s: z.number(), end_s: z.number().nullable(), text: z.string() }))

/** Finds what was written about a task and not saved. */
export function findDrafts(taskId: string): CommentDrafts {
  return readStored(keyOf(taskId), Stored) ?? {}
}

/** Keeps in this browser what is written about a task and not saved. */
export function keepDrafts(taskId: string, drafts: CommentDrafts): void {
  if (Object.keys(drafts).length === 0) removeStored(keyOf(taskId))
  else writeStored(keyOf(taskId), drafts)
}

function keyOf(taskId: string): StorageKey {
  return `vireo.task-comments.${taskId}`
}

/** Puts a comment elsewhere in a recording, within it and to the hundredth of a second; its end goes with it. Pure. */
export function placed(draft: CommentDraft, seconds: number, durationS: number): CommentDraft {
  const at = withinS(seconds, durationS)
  const end = draft.end_s === null ? null : withinS(draft.end_s + at - draft.at_s, durationS)
  return { ...draft, at_s: at, end_s: end !== null && end > at ? end : null }
}

/** Ends what a comment is about at a place, where that is behind its beginning. Pure. */
export function endedAt(draft: CommentDraft, seconds: number, durationS: number): CommentDraft {
  const end = withinS(seconds, durationS)
  return end > draft.at_s ? { ...draft, end_s: end } : draft
}

/** Answers a place within a recording, to the hundredth of a second and never behind its end. Pure. */
export function withinS(seconds: number, durationS: number): number {
  const hundredths = Math.min(Math.round(seconds * 100), Math.floor(durationS * 100))
  return Math.max(0, hundredths) / 100
}
