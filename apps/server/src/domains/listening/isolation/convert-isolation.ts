import type { isolationEndpoints } from '@vireo/contracts/isolation'
import type { Input } from '@vireo/contracts/kit'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import { sendRecording } from '#speech'
import { beginIsolation, type IsolationPorts } from './begin-isolation.ts'

/** Isolates the voice of a recording and answers with the whole; who leaves before that pays nothing. */
export async function convertIsolation(
  ctx: IsolationPorts,
  input: Input<typeof isolationEndpoints.convert>,
): Promise<ByteAnswer> {
  const { isolation, headers } = await beginIsolation(ctx, input)
  const leave = () => void isolation.abandon().catch(() => undefined)
  ctx.signal.addEventListener('abort', leave)
  try {
    ctx.signal.throwIfAborted()
    await isolation.finish()
    if (ctx.signal.aborted) {
      await isolation.close()
      throw new AppError('service_unavailable', { message: 'The caller left before the recording was whole.' })
    }
  } catch (error) {
    await isolation.abandon()
    throw error
  } finally {
    ctx.signal.removeEventListener('abort', leave)
  }
  return sendRecording(isolation, { contentType: 'audio/mpeg', sizeBytes: isolation.sizeBytes, headers })
}
