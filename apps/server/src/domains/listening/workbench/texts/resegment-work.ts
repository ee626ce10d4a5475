import { randomUUID } from 'node:crypto'
import type { Input } from '@vireo/contracts/kit'
import type { TaskSegment } from '@vireo/contracts/productions'
import { type workbenchEndpoints, workbenchLimits } from '@vireo/contracts/workbench'
import { resegment } from '@vireo/transcripts/timed'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { enterUnpaid } from '#usage'
import { findOwnText } from './find-own-text.ts'

/** Cuts segments anew by how much fits into one, some at a time. Nothing is kept. Throws what the contract names. */
export async function resegmentWork(
  ctx: With<'concurrency' | 'settings'>,
  { segments, max_chars, max_seconds, silence_s, ...named }: Input<typeof workbenchEndpoints.resegment>,
): Promise<TaskSegment[]> {
  const { task } = await findOwnText(ctx, named)
  assertShort(segments)
  const place = await enterUnpaid(ctx)
  try {
    return resegment(segments, {
      maxChars: max_chars,
      maxSeconds: max_seconds,
      silenceS: silence_s,
      language: task.source_language,
      newId: () => randomUUID(),
    })
  } finally {
    place.leave()
  }
}

/** Refuses more than is cut while others wait: it is done where requests are answered. */
function assertShort(segments: readonly TaskSegment[]): void {
  const most = workbenchLimits.cutCharsMax
  const chars = segments.reduce((sum, { text, translation }) => sum + text.length + (translation?.length ?? 0), 0)
  if (chars > most)
    throw new AppError('text_too_long', { message: `Send at most ${most} characters at once.`, param: 'segments' })
}
