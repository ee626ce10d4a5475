import type { api, Input } from '@vireo/contracts'
import type { ByteAnswer } from '../../../kernel/byte-stream.ts'
import type { FullContext } from '../../../kernel/ports.ts'
import { completeBegun } from '../complete-speech.ts'
import { sendWhole } from '../convert.ts'
import { beginDialogue } from './begin-dialogue.ts'

/** Speaks a dialogue and answers with the whole recording. */
export async function convertDialogue(
  ctx: FullContext,
  input: Input<typeof api.speech.convertDialogue>,
): Promise<ByteAnswer> {
  return sendWhole(await completeBegun(ctx, await beginDialogue(ctx, input)))
}
