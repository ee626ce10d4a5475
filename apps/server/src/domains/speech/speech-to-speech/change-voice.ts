import { contentTypeOf } from '@vireo/audio'
import type { ByteAnswer } from '../../../kernel/byte-stream.ts'
import type { FullContext } from '../../../kernel/ports.ts'
import { sendRecording } from '../send-recording.ts'
import { beginVoiceChange } from './begin-voice-change.ts'
import type { VoiceChangeRequest } from './plan-voice-change.ts'

/** Says a recording in another voice and answers with the whole; nothing is charged when the caller leaves before. */
export async function changeVoice(ctx: FullContext, input: VoiceChangeRequest): Promise<ByteAnswer> {
  const { change, plan, headers } = await beginVoiceChange(ctx, input)
  const leave = () => void change.abandon().catch(() => undefined)
  ctx.signal.addEventListener('abort', leave)
  try {
    ctx.signal.throwIfAborted()
    await change.finish()
  } catch (error) {
    await change.abandon()
    throw error
  } finally {
    ctx.signal.removeEventListener('abort', leave)
  }
  return sendRecording(change, { contentType: contentTypeOf(plan.format), sizeBytes: change.sizeBytes, headers })
}
