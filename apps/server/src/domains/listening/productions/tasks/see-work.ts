import { type OrderItemRequest, taskMachine, transitionOf } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { findAssignment } from '../deliveries/assignment-store.ts'
import { findMedia } from '../media/media-store.ts'
import { findItem } from '../orders/item-store.ts'
import { mayReview } from '../reviews/may-review.ts'
import type { MediaRow } from '../tables.ts'
import { findOwnTask, type NamedTask, seeTask, type Sight } from './hold-task.ts'
import type { TaskRow } from './task-tables.ts'

/** A task with its recording, and what was ordered. */
export type Work = {
  readonly task: TaskRow
  readonly media: MediaRow
  readonly request: OrderItemRequest | undefined
  /** What was dubbed, where the recording is a dub and that was sent. */
  readonly original: MediaRow | undefined
}

/**
 * Finds a task that goes on, or is done, as the caller may see it: of one that was revoked or expired nobody sees anything. Throws
 * `production_task_not_found`.
 */
export async function seeLiveTask(ctx: With<'settings'>, named: NamedTask): Promise<Sight> {
  const sight = await seeTask(ctx, named, mayReview)
  if (sight.task.state === 'revoked' || sight.task.state === 'expired') throw new AppError('production_task_not_found')
  return sight
}

/** Finds the same with its recording, and with what was ordered. Throws `production_task_not_found`. */
export async function seeWork(ctx: With<'settings'>, named: NamedTask): Promise<Work & Pick<Sight, 'as'>> {
  const { task, as } = await seeLiveTask(ctx, named)
  return { as, ...(await workOf(ctx, task)) }
}

/** Finds a task that the caller has and may write for now. Throws `production_task_not_found` and `production_task_state`. */
export async function findOwnWork(ctx: Context, named: NamedTask): Promise<Work> {
  const task = await findOwnTask(ctx, named)
  if (!mayBeWritten(task)) throw new AppError('production_task_state', { data: { state: task.state } })
  return workOf(ctx, task)
}

/** Tells whether whoever has a task may write for it as it is now. */
export function mayBeWritten({ state }: TaskRow): boolean {
  return transitionOf(taskMachine, 'save', state) !== undefined
}

async function workOf(ctx: Context, task: TaskRow): Promise<Work> {
  const assignment = await findAssignment(ctx, task.assignment_id)
  const media = assignment && (await findMedia(ctx, assignment.media_id))
  // They go with their order.
  if (!assignment || !media) throw new AppError('production_task_not_found')
  const request = (await findItem(ctx, assignment.item_id))?.request
  const originalId = request && 'original_media_id' in request ? request.original_media_id : undefined
  return { task, media, request, original: originalId ? await findMedia(ctx, originalId) : undefined }
}
