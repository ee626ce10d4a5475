import type { isolationEndpoints } from '@vireo/contracts/isolation'
import type { Input } from '@vireo/contracts/kit'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { sendOnceWhole } from '#speech/sources/index.ts'
import { beginIsolation, type IsolationPorts } from './begin-isolation.ts'

/**
 * Isolates the voice of a recording and answers with the whole; a video is kept with the isolated sound beside it. Who leaves before
 * that pays nothing.
 */
export async function convertIsolation(
  ctx: IsolationPorts,
  input: Input<typeof isolationEndpoints.convert>,
): Promise<ByteAnswer> {
  const { isolation, headers } = await beginIsolation(ctx, input, { keepsFilm: true })
  return sendOnceWhole(ctx, isolation, { contentType: 'audio/mpeg', headers, onLeave: () => isolation.abandon() })
}
