import type { Input } from '@vireo/contracts/kit'
import { contentLimits, type productionsEndpoints } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertInTime, holdOwnTask } from './hold-task.ts'
import { moveTask } from './move-task.ts'
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
    return { version: await writeContent(ctx, task.id, content) }
  })
}
