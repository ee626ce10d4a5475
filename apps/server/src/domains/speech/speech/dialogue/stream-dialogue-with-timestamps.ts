import type { Input } from '@vireo/contracts/kit'
import type { speechEndpoints } from '@vireo/contracts/speech'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { createPieceQueue } from '../planning/piece-queue.ts'
import { sendLinesWhileMade } from '../timestamps/stream-with-timestamps.ts'
import { beginDialogue } from './begin-dialogue.ts'
import { presentDialogueChunk } from './present-timed-dialogue.ts'

/** Speaks a dialogue and sends, sentence by sentence, audio, the times of its characters, and who says them. */
export async function streamDialogueWithTimestamps(
  ctx: With<'concurrency' | 'settings' | 'speech' | 'storage'>,
  input: Input<typeof speechEndpoints.streamDialogueWithTimestamps>,
): Promise<ByteAnswer> {
  const pieces = createPieceQueue()
  return sendLinesWhileMade(await beginDialogue(ctx, input, pieces.add), pieces, presentDialogueChunk)
}
