import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import type { SampleRequest } from '#pronunciation'
import { SpeechBody } from '@vireo/contracts/speech'
import { sendWhole } from './convert.ts'
import { completeSpeech } from './complete-speech.ts'

/** Speaks a few words with rules that need not be saved; metered and kept like any speech. */
export async function speakRules(
  ctx: With<'concurrency' | 'settings' | 'speech' | 'storage'>,
  { voiceId, text, pronunciation }: SampleRequest,
): Promise<ByteAnswer> {
  const request = { voice_id: voiceId, output_format: 'mp3_44100_128', enable_logging: true, pronunciation }
  return sendWhole(await completeSpeech(ctx, { ...SpeechBody.parse({ text }), ...request }))
}
