import { defineChannel } from '../kit/index.ts'
import { RealtimeAnswer, RealtimeMessage, RealtimeQuery } from './realtime-schemas.ts'

export const transcriptionChannels = {
  realtime: defineChannel({
    id: 'transcription.realtime',
    path: '/v1/speech-to-text/realtime',
    summary: 'Send sound while it is spoken; words come back as they are understood',
    access: { scope: 'speech_to_text' },
    singleUseToken: 'realtime_scribe',
    tokenName: 'token',
    query: RealtimeQuery,
    clientMessage: RealtimeMessage,
    serverMessage: RealtimeAnswer,
    errors: [
      'engine_not_installed',
      'engine_outside_forbidden',
      'engine_failed',
      'recognition_option_refused',
      'unsupported_model',
      'unsupported_language',
      'invalid_audio',
      'insufficient_credits',
      'concurrent_limit_exceeded',
      'input_timeout_exceeded',
      'session_time_limit_exceeded',
    ],
  }),
} as const
