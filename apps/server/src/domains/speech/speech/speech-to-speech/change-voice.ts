import { contentTypeOf } from '@vireo/audio'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { sendRecording } from '../takes/send-recording.ts'
import { beginVoiceChange } from './begin-voice-change.ts'
import type { VoiceChangeRequest } from './plan-voice-change.ts'

/** Says a recording in another voice and answers with the whole; a caller who leaves pays for what was made by then. */
export async function changeVoice(
  ctx: With<'concurrency' | 'media' | 'settings' | 'speech' | 'storage' | 'voiceConversion'>,
  input: VoiceChangeRequest,
): Promise<ByteAnswer> {
  const { change, plan, headers } = await beginVoiceChange(ctx, input)
  const leave = () => void (change.madeMs > 0 ? change.stopEarly() : change.abandon()).catch(() => undefined)
  ctx.signal.addEventListener('abort', leave)
  try {
    ctx.signal.throwIfAborted()
    await change.finish()
    if (ctx.signal.aborted) {
      await change.close()
      throw new AppError('service_unavailable', { message: 'The caller left before the recording was whole.' })
    }
  } catch (error) {
    await change.abandon()
    throw error
  } finally {
    ctx.signal.removeEventListener('abort', leave)
  }
  return sendRecording(change, { contentType: contentTypeOf(plan.format), sizeBytes: change.sizeBytes, headers })
}
