import { z } from 'zod'
import { defineEndpoint, Ok } from '../kit/index.ts'
import { ExportQuery } from './export-schemas.ts'
import { mediaTypes, transcriptMediaEndpoints } from './media-endpoints.ts'
import { keytermEndpoints } from './keyterm-endpoints.ts'
import { keytermLimits } from './keyterm-schemas.ts'
import { transcriptReviewEndpoints } from './review-endpoints.ts'
import {
  AcceptedTranscript,
  SpeechToTextFields,
  SpeechToTextQuery,
  SpokenTranscript,
  transcriptionLimits,
  TranscriptPath,
} from './schemas.ts'
import {
  NewTranscriptFields,
  OpenTranscript,
  RenameTranscript,
  SavedTranscript,
  SaveTranscript,
  TranscriptPage,
  TranscriptQuery,
  TranscriptSummary,
} from './transcript-schemas.ts'

const access = { scope: 'speech_to_text' } as const
const file = { maxCount: 1, maxBytes: transcriptionLimits.fileBytesMax } as const
/** What transcripts become. */
const exportTypes = [
  'application/json',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/pdf',
  'text/plain',
  'text/html',
  'application/x-subrip',
  'text/vtt',
] as const
const fieldBytes = 256 * 1024
const fieldCount = keytermLimits.countMax + 60
/** What may be wrong with what was sent, and what stands in the way of working on it. */
const refusals = [
  'invalid_parameters',
  'recognition_option_refused',
  'engine_not_installed',
  'engine_outside_forbidden',
  'unsupported_model',
  'unsupported_language',
  'recording_unreachable',
  'invalid_audio',
  'invalid_file_type',
  'audio_too_long',
  'audio_too_short',
  'insufficient_credits',
  'usage_limit_exceeded',
  'api_key_limit_exceeded',
  'storage_limit_reached',
  'request_too_large',
] as const

export const transcriptionEndpoints = {
  ...transcriptMediaEndpoints,
  ...keytermEndpoints,
  ...transcriptReviewEndpoints,
  convert: defineEndpoint({
    id: 'transcription.convert',
    method: 'POST',
    path: '/v1/speech-to-text',
    summary:
      'Write down what is said in a recording; the answer comes when all of it was heard, or webhooks are told then',
    access,
    idempotent: true,
    query: SpeechToTextQuery,
    multipart: { fields: SpeechToTextFields, files: { file }, fieldBytes, fieldCount },
    success: { status: 200, schema: z.union([SpokenTranscript, AcceptedTranscript]), unfinished: 202 },
    errors: [...refusals, 'webhook_unknown', 'concurrent_limit_exceeded', 'engine_failed'],
  }),
  get: defineEndpoint({
    id: 'transcription.get',
    method: 'GET',
    path: '/v1/speech-to-text/transcripts/:transcription_id',
    summary: 'Get what was said in a recording that was written down before',
    access,
    params: TranscriptPath,
    success: { status: 200, schema: SpokenTranscript },
    errors: ['transcript_not_found', 'transcript_not_ready'],
  }),
  delete: defineEndpoint({
    id: 'transcription.delete',
    method: 'DELETE',
    path: '/v1/speech-to-text/transcripts/:transcription_id',
    summary: 'Delete a transcript and its recording for good; one that is being made is stopped',
    access,
    params: TranscriptPath,
    success: { status: 200, schema: Ok },
    errors: ['transcript_not_found', 'forbidden'],
  }),
  begin: defineEndpoint({
    id: 'transcription.begin',
    method: 'POST',
    path: '/v1/speech-to-text/transcripts',
    summary: 'Have a recording written down in the background: a file, or what lies behind an address',
    access,
    idempotent: true,
    multipart: { fields: NewTranscriptFields, files: { file }, fieldBytes, fieldCount },
    success: { status: 202, schema: TranscriptSummary },
    errors: refusals,
  }),
  list: defineEndpoint({
    id: 'transcription.list',
    method: 'GET',
    path: '/v1/speech-to-text/transcripts',
    summary: 'List the transcripts that you may read, newest first, and search in them',
    access,
    query: TranscriptQuery,
    success: { status: 200, schema: TranscriptPage },
    errors: ['invalid_page_size', 'invalid_cursor', 'unsupported_language'],
  }),
  open: defineEndpoint({
    id: 'transcription.open',
    method: 'GET',
    path: '/v1/speech-to-text/transcripts/:transcription_id/document',
    summary: 'Get a transcript as it is read and corrected',
    access,
    params: TranscriptPath,
    success: { status: 200, schema: OpenTranscript },
    errors: ['transcript_not_found', 'transcript_not_ready'],
  }),
  save: defineEndpoint({
    id: 'transcription.save',
    method: 'PUT',
    path: '/v1/speech-to-text/transcripts/:transcription_id/document',
    summary: 'Keep a corrected transcript as its next version, unless somebody else changed it meanwhile',
    access,
    params: TranscriptPath,
    body: SaveTranscript,
    maxBodyBytes: 32_000_000,
    maxBodyMarks: 2_500_000,
    success: { status: 200, schema: SavedTranscript },
    errors: ['transcript_not_found', 'forbidden', 'transcript_not_ready', 'transcript_changed', 'invalid_parameters'],
  }),
  export: defineEndpoint({
    id: 'transcription.export',
    method: 'GET',
    path: '/v1/speech-to-text/transcripts/:transcription_id/export',
    summary: 'Get a transcript as a file: for office programs, as captions, as text or for programs',
    access,
    params: TranscriptPath,
    query: ExportQuery,
    success: { status: 200, bytes: exportTypes },
    errors: ['transcript_not_found', 'transcript_not_ready'],
  }),
  rename: defineEndpoint({
    id: 'transcription.rename',
    method: 'PATCH',
    path: '/v1/speech-to-text/transcripts/:transcription_id',
    summary: 'Rename a transcript',
    access,
    params: TranscriptPath,
    body: RenameTranscript,
    success: { status: 200, schema: TranscriptSummary },
    errors: ['transcript_not_found', 'forbidden'],
  }),
  cancel: defineEndpoint({
    id: 'transcription.cancel',
    method: 'POST',
    path: '/v1/speech-to-text/transcripts/:transcription_id/cancel',
    summary: 'Stop writing a recording down; nothing is charged for it',
    access,
    params: TranscriptPath,
    success: { status: 200, schema: TranscriptSummary },
    errors: ['transcript_not_found', 'forbidden', 'transcript_not_ready'],
  }),
  getMedia: defineEndpoint({
    id: 'transcription.getMedia',
    method: 'GET',
    path: '/v1/speech-to-text/transcripts/:transcription_id/media',
    summary: 'Get the recording of a transcript again; ranges are answered',
    access,
    params: TranscriptPath,
    success: { status: 200, bytes: mediaTypes },
    errors: ['transcript_not_found', 'recording_not_kept'],
  }),
  deleteMedia: defineEndpoint({
    id: 'transcription.deleteMedia',
    method: 'DELETE',
    path: '/v1/speech-to-text/transcripts/:transcription_id/media',
    summary: 'Delete the recording of a finished transcript and keep what is said in it',
    access,
    params: TranscriptPath,
    success: { status: 200, schema: TranscriptSummary },
    errors: ['transcript_not_found', 'forbidden', 'transcript_not_ready', 'recording_not_kept'],
  }),
} as const
