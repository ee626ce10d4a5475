import { z } from 'zod'
import { idOf } from '../kit/index.ts'
import { transcriptionLimits, TranscriptPath } from './schemas.ts'
import { Person, TranscriptDocument } from './transcript-schemas.ts'

/** A transcript as it was at one time. */
const TranscriptVersion = z.object({
  transcript_version_id: z.string(),
  version: z.number().int().min(1),
  made_by: Person,
  created_at_unix: z.number().int(),
})
export type TranscriptVersion = z.infer<typeof TranscriptVersion>

/** All versions that are kept, newest first. */
export const TranscriptVersions = z.object({ versions: z.array(TranscriptVersion) })

export const TranscriptVersionPath = TranscriptPath.extend({
  transcript_version_id: idOf('transcriptVersion', z.string().min(1).max(64)),
})

export const OpenVersion = TranscriptVersion.extend({ document: TranscriptDocument })

/** The version that is there now: who restores an older one has seen what they replace. */
export const RestoreVersion = z.object({ expected_version: z.number().int().min(1) })

const Text = z.string().trim().min(1).max(transcriptionLimits.commentTextMax)

/** What somebody remarks about a place of a recording, or answers to such a remark. */
export const TranscriptComment = z.object({
  comment_id: z.string(),
  /** The remark that it answers; null for a remark. */
  reply_to: z.string().nullable(),
  /** Where in the recording; an answer has the place of its remark. */
  at_seconds: z.number().min(0),
  text: z.string(),
  author: Person,
  is_mine: z.boolean(),
  /** When somebody said that nothing is left to do about it. */
  resolved_at_unix: z.number().int().nullable(),
  created_at_unix: z.number().int(),
})
export type TranscriptComment = z.infer<typeof TranscriptComment>

/** All comments of a transcript, in the order of the recording, answers behind their remarks. */
export const TranscriptComments = z.object({ comments: z.array(TranscriptComment) })

export const NewComment = z.object({
  at_seconds: z
    .number()
    .min(0)
    .max(transcriptionLimits.durationMsMax / 1000),
  text: Text,
  reply_to: idOf('transcriptComment', z.string().min(1).max(64)).nullish(),
})

export const CommentPath = TranscriptPath.extend({
  comment_id: idOf('transcriptComment', z.string().min(1).max(64)),
})

/** What is given changes; only its author writes a comment anew. */
export const CommentChange = z.object({ text: Text.optional(), resolved: z.boolean().optional() })
