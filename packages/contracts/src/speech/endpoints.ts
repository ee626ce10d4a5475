import { z } from 'zod'
import { defineEndpoint, recordingTypes } from '../kit/index.ts'
import { VoicePath } from '../voices/index.ts'
import { dialogue } from './dialogue.ts'
import { speechEstimate } from './estimate.ts'
import { Model, SpeechBody, StreamSpeechQuery, TimedSpeech, WholeSpeechQuery } from './schemas.ts'
import { voiceChanging } from './voice-changing.ts'
import { spokenTextErrors } from './generation-errors.ts'

const speak = {
  method: 'POST',
  access: { scope: 'text_to_speech' },
  params: VoicePath,
  body: SpeechBody,
  idempotent: true,
  errors: [...spokenTextErrors, 'invalid_parameters'],
} as const

export const speechEndpoints = {
  ...dialogue,
  ...voiceChanging,
  convert: defineEndpoint({
    ...speak,
    id: 'speech.convert',
    path: '/v1/text-to-speech/:voice_id',
    summary: 'Speak a text; the answer is the whole recording',
    query: WholeSpeechQuery,
    success: { status: 200, bytes: recordingTypes },
  }),
  stream: defineEndpoint({
    ...speak,
    id: 'speech.stream',
    path: '/v1/text-to-speech/:voice_id/stream',
    summary: 'Speak a text; audio is sent while it is made',
    query: StreamSpeechQuery,
    success: { status: 200, bytes: recordingTypes },
  }),
  convertWithTimestamps: defineEndpoint({
    ...speak,
    id: 'speech.convertWithTimestamps',
    path: '/v1/text-to-speech/:voice_id/with-timestamps',
    summary: 'Speak a text and say when each character is heard',
    query: WholeSpeechQuery,
    success: { status: 200, schema: TimedSpeech },
  }),
  streamWithTimestamps: defineEndpoint({
    ...speak,
    id: 'speech.streamWithTimestamps',
    path: '/v1/text-to-speech/:voice_id/stream/with-timestamps',
    summary: 'Speak a text; audio and character times are sent while they are made',
    query: StreamSpeechQuery,
    success: { status: 200, lines: TimedSpeech },
  }),
  ...speechEstimate,
  listModels: defineEndpoint({
    id: 'speech.listModels',
    method: 'GET',
    path: '/v1/models',
    summary: 'List the models and what they can do',
    access: { scope: 'models_read' },
    success: { status: 200, schema: z.array(Model) },
    errors: [],
  }),
} as const
