import type { WorkedContent } from '@vireo/contracts/productions'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { findAssignment } from '../deliveries/assignment-store.ts'
import { fileAddress } from '../media/file-address.ts'
import { listItems } from '../orders/item-store.ts'
import { mayReview } from '../reviews/may-review.ts'
import { type NamedTask, seeTask } from './hold-task.ts'
import { readContent } from './task-store.ts'

const addressMs = 3_600_000

/**
 * Reads what was written for a task, with the recording at an address that opens for an hour. Of a task that was revoked or expired
 * nobody reads anything. Throws `production_task_not_found`.
 */
export async function getContent(ctx: With<'settings' | 'vault'>, named: NamedTask): Promise<WorkedContent> {
  const { task } = await seeTask(ctx, named, mayReview)
  const assignment = await findAssignment(ctx, task.assignment_id)
  if (task.state === 'revoked' || task.state === 'expired' || !assignment)
    throw new AppError('production_task_not_found')
  const item = (await listItems(ctx, task.order_id)).find(({ id }) => id === assignment.item_id)
  return {
    version: task.content_version,
    content: await readContent(ctx, task.id),
    media_url: fileAddress(ctx, assignment.media_id, addressMs),
    instructions: item?.request.instructions ?? null,
    verbatim: item?.request.kind === 'transcription' && item.request.verbatim,
  }
}
