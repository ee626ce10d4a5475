import type { Input } from '@vireo/contracts/kit'
import { contentLimits, type productionsEndpoints, type TaskContent, writesRemarks } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertInTime, holdOwnTask } from './hold-task.ts'
import { placeInRecording } from './place-in-recording.ts'
import { moveTask } from './move-task.ts'
import type { TaskRow } from './task-tables.ts'
import { readContent, writeContent } from './task-store.ts'

/** Saves what was written for a task the caller has. Throws `production_content_changed` with the version that is there and what it says, and what else the contract names. */
export function saveContent(
  ctx: Context,
  { expected_version: expected, content, ...named }: Input<typeof productionsEndpoints.saveContent>,
): Promise<{ readonly version: number }> {
  if (Buffer.byteLength(JSON.stringify(content)) > contentLimits.bytesMax) throw new AppError('request_too_large')
  return transaction(ctx, async (ctx) => {
    const { task } = await holdOwnTask(ctx, named)
    assertInTime(task, ctx.now())
    await moveTask(ctx, task, { action: 'save', who: 'holder' })
    if (task.content_version !== expected)
      throw new AppError('production_content_changed', {
        data: { version: task.content_version, content: await readContent(ctx, task.id) },
      })
    if (writesRemarks(task.service)) assertInRecording(task, content)
    return { version: await writeContent(ctx, task.id, content) }
  })
}

/** Refuses remarks about what the recording does not have: whoever reads them could not find it. */
function assertInRecording(task: TaskRow, { segments }: TaskContent): void {
  for (const [at, { start_s: start, end_s: end }] of segments.entries()) {
    placeInRecording(task, start, `content.segments.${at}.start_s`)
    placeInRecording(task, end, `content.segments.${at}.end_s`)
  }
}
