import { priorities, type Task, type Tasks } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { userIdsOf } from '../people/producer-store.ts'
import type { TaskRow } from './task-tables.ts'

/** A page of tasks, and who has them. */
export type TaskPage = {
  readonly tasks: readonly TaskRow[]
  readonly holders: ReadonlyMap<string, string>
  /** Where the next page begins; null where nothing follows. */
  readonly next: string | null
}

/** Makes a page of rows of which there is one more than fit where more follow. */
export async function pageOf(
  ctx: Context,
  rows: readonly TaskRow[],
  size: number,
  cursorOf: (last: TaskRow) => string = ({ id }) => id,
): Promise<TaskPage> {
  const tasks = rows.slice(0, size)
  const ids = tasks.flatMap(({ producer_id: id }) => (id === null ? [] : [id]))
  const last = rows.length > size ? tasks.at(-1) : undefined
  return { tasks, holders: await userIdsOf(ctx, ids), next: last ? cursorOf(last) : null }
}

/** Presents a page of tasks. */
export function presentTasks({ tasks, holders, next }: TaskPage): Tasks {
  return {
    tasks: tasks.map((task) => presentTask({ task, holders })),
    has_more: next !== null,
    next_cursor: next,
  }
}

/** A task, and who has it. */
export type SeenTask = { readonly task: TaskRow; readonly holders: ReadonlyMap<string, string> }

/** Finds who has a task. */
export async function seen(ctx: Context, task: TaskRow): Promise<SeenTask> {
  return { task, holders: await userIdsOf(ctx, task.producer_id === null ? [] : [task.producer_id]) }
}

/** Presents a task. */
export function presentTask({ task, holders }: SeenTask): Task {
  return {
    task_id: task.id,
    description_id: task.assignment_id,
    state: task.state,
    service: task.service,
    source_language: task.source_language,
    target_language: task.target_language,
    priority: priorities[priorities.length - 1 - task.rank] ?? 'normal',
    producer: holders.get(task.producer_id ?? '') ?? null,
    duration_ms: task.duration_ms,
    payout_cents: task.payout_minor,
    created_at: task.created_at.toISOString(),
    claimed_at: task.claimed_at?.toISOString() ?? null,
    deadline_at: task.deadline_at?.toISOString() ?? null,
    is_extended: task.is_extended,
    submitted_at: task.submitted_at?.toISOString() ?? null,
    team_id: task.team_id,
  }
}
