import type { Input } from '@vireo/contracts/kit'
import type { speechEndpoints } from '@vireo/contracts/speech'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { sendWhileMade } from '../stream.ts'
import { beginDialogue } from './begin-dialogue.ts'

/** Speaks a dialogue and sends the audio while it is made. */
export async function streamDialogue(
  ctx: With<'concurrency' | 'settings' | 'speech' | 'storage'>,
  input: Input<typeof speechEndpoints.streamDialogue>,
): Promise<ByteAnswer> {
  return sendWhileMade(await beginDialogue(ctx, input))
}
