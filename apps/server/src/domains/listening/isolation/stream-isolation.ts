import type { isolationEndpoints } from '@vireo/contracts/isolation'
import type { Input } from '@vireo/contracts/kit'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { sendAsMade } from '#speech/sources/index.ts'
import { beginIsolation, type IsolationPorts } from './begin-isolation.ts'

/** Isolates the voice of a recording and sends the audio while it is made; who leaves pays for what was made by then. */
export async function streamIsolation(
  ctx: IsolationPorts,
  input: Input<typeof isolationEndpoints.stream>,
): Promise<ByteAnswer> {
  const { isolation, headers } = await beginIsolation(ctx, input, { keepsFilm: false })
  return sendAsMade(isolation, { contentType: 'audio/mpeg', headers })
}
