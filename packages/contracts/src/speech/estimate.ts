import { z } from 'zod'
import { coded, defineEndpoint } from '../kit/index.ts'

export const SpeechEstimate = z.object({
  /** Unicode code points. */
  characters: z.number().int(),
  credits: z.number().int(),
  /** What can still be spent in this period, extension included; -1 where there is no bound. */
  credits_remaining: z.number().int(),
  is_covered: z.boolean(),
  /** The longest text that the model takes at once. */
  maximum_text_length: z.number().int(),
  /** About how long it will be, at the usual speed; long or short sentences change that by a third. */
  estimated_duration_ms: z.number().int(),
})
export type SpeechEstimate = z.infer<typeof SpeechEstimate>

/** What a text would cost, without saying it. */
export const speechEstimate = {
  estimate: defineEndpoint({
    id: 'speech.estimate',
    method: 'POST',
    path: '/v1/speech/estimate',
    summary: 'Say what a text would cost, without speaking it',
    access: { scope: 'text_to_speech' },
    body: z.object({
      text: coded('empty_text', z.string().min(1)),
      model_id: z.string().max(64).default('eleven_multilingual_v2'),
    }),
    success: { status: 200, schema: SpeechEstimate },
    errors: ['model_not_found', 'empty_text', 'invalid_text', 'text_too_long'],
  }),
} as const
