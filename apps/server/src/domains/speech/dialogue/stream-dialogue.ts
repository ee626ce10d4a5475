import type { api, Input } from '@vireo/contracts'
import type { ByteAnswer } from '../../../kernel/byte-stream.ts'
import type { FullContext } from '../../../kernel/ports.ts'
import { sendWhileMade } from '../stream.ts'
import { beginDialogue } from './begin-dialogue.ts'

/** Speaks a dialogue and sends the audio while it is made. */
export async function streamDialogue(
  ctx: FullContext,
  input: Input<typeof api.speech.streamDialogue>,
): Promise<ByteAnswer> {
  return sendWhileMade(await beginDialogue(ctx, input))
}
