import { contentTypeOf } from '@vireo/audio'
import type { Input } from '@vireo/contracts/kit'
import type { speechEndpoints } from '@vireo/contracts/speech'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { sendAsMade } from '../sources/send-source-take.ts'
import { beginVoiceChange } from './begin-voice-change.ts'

/** Says a recording in another voice and sends the audio while it is made. */
export async function streamVoiceChange(
  ctx: With<'concurrency' | 'media' | 'settings' | 'speech' | 'storage' | 'voiceConversion'>,
  input: Input<typeof speechEndpoints.streamVoiceChange>,
): Promise<ByteAnswer> {
  const { change, plan, headers } = await beginVoiceChange(ctx, input)
  return sendAsMade(change, { contentType: contentTypeOf(plan.format), headers })
}
