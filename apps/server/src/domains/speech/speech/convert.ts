import { contentTypeOf } from '@vireo/audio'
import type { Input } from '@vireo/contracts/kit'
import type { speechEndpoints } from '@vireo/contracts/speech'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import type { BegunSpeech } from './begin-speech.ts'
import { completeSpeech } from './complete-speech.ts'
import { sendRecording } from './takes/send-recording.ts'

/** Speaks a text and answers with the whole recording. */
export async function convert(
  ctx: With<'concurrency' | 'settings' | 'speech' | 'storage'>,
  input: Input<typeof speechEndpoints.convert>,
): Promise<ByteAnswer> {
  return sendWhole(await completeSpeech(ctx, input))
}

/** Answers with a recording that is complete. */
export function sendWhole({ generation, rendering, headers }: BegunSpeech): ByteAnswer {
  const { end } = generation.take.tail
  return sendRecording(generation, {
    contentType: contentTypeOf(rendering.format),
    sizeBytes: end,
    headers,
  })
}
