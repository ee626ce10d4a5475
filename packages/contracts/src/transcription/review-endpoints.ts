import { defineEndpoint, Ok } from '../kit/index.ts'
import {
  CommentChange,
  CommentPath,
  NewComment,
  OpenVersion,
  RestoreVersion,
  TranscriptComment,
  TranscriptComments,
  TranscriptVersionPath,
  TranscriptVersions,
} from './review-schemas.ts'
import { TranscriptPath } from './schemas.ts'
import { SavedTranscript } from './transcript-schemas.ts'

const access = { scope: 'speech_to_text' } as const
const path = '/v1/speech-to-text/transcripts/:transcription_id'

/** How people work on a transcript over time and with each other: its versions, and comments on places of it. */
export const transcriptReviewEndpoints = {
  listVersions: defineEndpoint({
    id: 'transcription.listVersions',
    method: 'GET',
    path: `${path}/versions`,
    summary: 'List the versions of a transcript, newest first, with who made them and when',
    access,
    params: TranscriptPath,
    success: { status: 200, schema: TranscriptVersions },
    errors: ['transcript_not_found'],
  }),
  getVersion: defineEndpoint({
    id: 'transcription.getVersion',
    method: 'GET',
    path: `${path}/versions/:transcript_version_id`,
    summary: 'Get a transcript as it was in one of its versions',
    access,
    params: TranscriptVersionPath,
    success: { status: 200, schema: OpenVersion },
    errors: ['transcript_not_found', 'transcript_version_not_found'],
  }),
  restoreVersion: defineEndpoint({
    id: 'transcription.restoreVersion',
    method: 'POST',
    path: `${path}/versions/:transcript_version_id/restore`,
    summary: 'Make an earlier version the next one; what it replaces stays among the versions',
    access,
    params: TranscriptVersionPath,
    body: RestoreVersion,
    success: { status: 200, schema: SavedTranscript },
    errors: [
      'transcript_not_found',
      'forbidden',
      'transcript_not_ready',
      'transcript_version_not_found',
      'transcript_changed',
    ],
  }),
  listComments: defineEndpoint({
    id: 'transcription.listComments',
    method: 'GET',
    path: `${path}/comments`,
    summary: 'List the comments on a transcript, in the order of the recording',
    access,
    params: TranscriptPath,
    success: { status: 200, schema: TranscriptComments },
    errors: ['transcript_not_found'],
  }),
  addComment: defineEndpoint({
    id: 'transcription.addComment',
    method: 'POST',
    path: `${path}/comments`,
    summary: 'Comment on a place of a transcript, or answer a comment',
    access,
    params: TranscriptPath,
    body: NewComment,
    success: { status: 201, schema: TranscriptComment },
    errors: ['transcript_not_found', 'forbidden', 'transcript_comment_not_found', 'too_many_comments'],
  }),
  changeComment: defineEndpoint({
    id: 'transcription.changeComment',
    method: 'PATCH',
    path: `${path}/comments/:comment_id`,
    summary: 'Resolve a comment, open it again, or change your own',
    access,
    params: CommentPath,
    body: CommentChange,
    success: { status: 200, schema: TranscriptComment },
    errors: ['transcript_not_found', 'forbidden', 'transcript_comment_not_found'],
  }),
  deleteComment: defineEndpoint({
    id: 'transcription.deleteComment',
    method: 'DELETE',
    path: `${path}/comments/:comment_id`,
    summary: 'Delete a comment, and what was answered to it',
    access,
    params: CommentPath,
    success: { status: 200, schema: Ok },
    errors: ['transcript_not_found', 'forbidden', 'transcript_comment_not_found'],
  }),
} as const
