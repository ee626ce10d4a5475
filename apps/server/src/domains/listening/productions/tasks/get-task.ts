import type { With } from '#ports/ports.ts'
import { mayReview } from '../reviews/may-review.ts'
import { type NamedTask, seeTask } from './hold-task.ts'
import { type SeenTask, seen } from './present-task.ts'

/** Finds a task as the caller may see it. Throws `production_task_not_found`. */
export async function getTask(ctx: With<'settings'>, named: NamedTask): Promise<SeenTask> {
  return seen(ctx, (await seeTask(ctx, named, mayReview)).task)
}
