import type { Input } from '@vireo/contracts/kit'
import type { speechEndpoints } from '@vireo/contracts/speech'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { completeBegun } from '../complete-speech.ts'
import { sendWhole } from '../convert.ts'
import { beginDialogue } from './begin-dialogue.ts'

/** Speaks a dialogue and answers with the whole recording. */
export async function convertDialogue(
  ctx: With<'concurrency' | 'settings' | 'speech' | 'storage'>,
  input: Input<typeof speechEndpoints.convertDialogue>,
): Promise<ByteAnswer> {
  return sendWhole(await completeBegun(ctx, await beginDialogue(ctx, input)))
}
