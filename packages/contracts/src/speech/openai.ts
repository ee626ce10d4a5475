import { z } from 'zod'
import { coded, defineEndpoint } from '../kit/index.ts'
import { spokenTextErrors } from './generation-errors.ts'

/** What the clients of OpenAI's speech API send. */
export const OpenAiSpeechBody = z.object({
  model: z.string().min(1).max(64),
  input: coded('empty_text', z.string().min(1)),
  voice: z.union([z.string().min(1).max(64), z.object({ id: z.string().min(1).max(64) })]),
  /** Read and without effect: no engine here takes directions in words. */
  instructions: z.string().max(4096).nullish(),
  response_format: coded('invalid_output_format', z.enum(['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm'])).default('mp3'),
  speed: coded('invalid_voice_settings', z.number().min(0.25).max(4)).default(1),
  stream_format: z.enum(['audio', 'sse']).default('audio'),
})
export type OpenAiSpeechBody = z.infer<typeof OpenAiSpeechBody>

/** The door for programs that were written for OpenAI's speech API; the same core, credits and history. */
export const openAiSpeech = {
  createOpenAi: defineEndpoint({
    id: 'speech.createOpenAi',
    method: 'POST',
    path: '/v1/audio/speech',
    summary: 'Speak a text, as clients of the OpenAI API ask for it',
    access: { scope: 'text_to_speech' },
    body: OpenAiSpeechBody,
    success: {
      status: 200,
      bytes: ['audio/mpeg', 'audio/ogg', 'audio/aac', 'audio/flac', 'audio/wav', 'audio/pcm', 'text/event-stream'],
    },
    errorShape: 'openai',
    errors: spokenTextErrors,
  }),
} as const
