import { z } from 'zod'
import { defineEndpoint } from '../kit/index.ts'
import { TranscriptPath } from './schemas.ts'

const access = { scope: 'speech_to_text' } as const
/** What recordings come in. */
export const mediaTypes = [
  'audio/mpeg',
  'audio/wav',
  'audio/aiff',
  'audio/aac',
  'audio/flac',
  'audio/ogg',
  'video/ogg',
  'audio/webm',
  'video/webm',
  'audio/mp4',
  'video/mp4',
  'video/x-msvideo',
  'audio/x-ms-wma',
  'video/x-ms-wmv',
  'video/x-flv',
  'video/mpeg',
] as const

/** An address that opens to whoever has it, and until when: players fetch what they need of a long recording by themselves. */
const MediaAddress = z.object({ url: z.string(), expires_at_unix: z.number().int() })

/** What lets players reach the recording of a transcript. */
export const transcriptMediaEndpoints = {
  getMediaAddress: defineEndpoint({
    id: 'transcription.getMediaAddress',
    method: 'GET',
    path: '/v1/speech-to-text/transcripts/:transcription_id/media-address',
    summary: 'Get an address at which players find the recording of a transcript for some hours',
    access,
    params: TranscriptPath,
    success: { status: 200, schema: MediaAddress },
    errors: ['transcript_not_found', 'recording_not_kept'],
  }),
  watchMedia: defineEndpoint({
    id: 'transcription.watchMedia',
    method: 'GET',
    path: '/transcript-media/:transcription_id',
    summary: 'The recording of a transcript, at its signed address; ranges are answered',
    access: 'public',
    servesContent: true,
    params: TranscriptPath,
    query: z.object({ key: z.string().max(200) }),
    success: { status: 200, bytes: mediaTypes },
    errors: ['transcript_not_found'],
  }),
} as const
