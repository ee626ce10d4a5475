import { randomUUID } from 'node:crypto'
import type { Input } from '@vireo/contracts/kit'
import type { TaskSegment } from '@vireo/contracts/productions'
import type { workbenchEndpoints } from '@vireo/contracts/workbench'
import { resegment } from '@vireo/transcripts/timed'
import type { Context } from '#kernel/context.ts'
import { findOwnWork } from '#productions'

/** Cuts segments anew by how much fits into one. Nothing is kept. Throws `production_task_not_found` and `production_task_state`. */
export async function resegmentWork(
  ctx: Context,
  { segments, max_chars, max_seconds, silence_s, ...named }: Input<typeof workbenchEndpoints.resegment>,
): Promise<TaskSegment[]> {
  const { task } = await findOwnWork(ctx, named)
  return resegment(segments, {
    maxChars: max_chars,
    maxSeconds: max_seconds,
    silenceS: silence_s,
    language: task.source_language,
    newId: () => randomUUID(),
  })
}
