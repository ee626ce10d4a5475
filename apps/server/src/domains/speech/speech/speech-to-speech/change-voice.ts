import { contentTypeOf } from '@vireo/audio'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { sendOnceWhole } from '../sources/send-source-take.ts'
import { beginVoiceChange } from './begin-voice-change.ts'
import type { VoiceChangeRequest } from './plan-voice-change.ts'

/** Says a recording in another voice and answers with the whole; a caller who leaves pays for what was made by then. */
export async function changeVoice(
  ctx: With<'concurrency' | 'media' | 'settings' | 'speech' | 'storage' | 'voiceConversion'>,
  input: VoiceChangeRequest,
): Promise<ByteAnswer> {
  const { change, plan, headers } = await beginVoiceChange(ctx, input)
  return sendOnceWhole(ctx, change, {
    contentType: contentTypeOf(plan.format),
    headers,
    onLeave: () => (change.madeMs > 0 ? change.stopEarly() : change.abandon()),
  })
}
