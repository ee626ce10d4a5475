import { priorities, type Task, type Tasks } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { type Subject, subjectsOf } from '../deliveries/assignment-store.ts'
import { userIdsOf } from '../people/producer-store.ts'
import type { TaskRow } from './task-tables.ts'

/** What is told of tasks beside their rows. */
type Told = {
  /** Who has them, by the id of the producer. */
  readonly holders: ReadonlyMap<string, string>
  /** What they are about, by the assignment. */
  readonly subjects: ReadonlyMap<string, Subject>
}

/** A page of tasks, with what is told of them. */
export type TaskPage = Told & {
  readonly tasks: readonly TaskRow[]
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
  const last = rows.length > size ? tasks.at(-1) : undefined
  return { tasks, ...(await toldOf(ctx, tasks)), next: last ? cursorOf(last) : null }
}

async function toldOf(ctx: Context, tasks: readonly TaskRow[]): Promise<Told> {
  const producerIds = tasks.flatMap(({ producer_id: id }) => (id === null ? [] : [id]))
  const assignmentIds = tasks.map(({ assignment_id: id }) => id)
  const [holders, subjects] = await Promise.all([userIdsOf(ctx, producerIds), subjectsOf(ctx, assignmentIds)])
  return { holders, subjects }
}

/** Presents a page of tasks. */
export function presentTasks({ tasks, next, ...told }: TaskPage): Tasks {
  return {
    tasks: tasks.map((task) => presentTask({ task, ...told })),
    has_more: next !== null,
    next_cursor: next,
  }
}

/** A task, with what is told of it. */
export type SeenTask = Told & { readonly task: TaskRow }

/** Finds what is told of a task. */
export async function seen(ctx: Context, task: TaskRow): Promise<SeenTask> {
  return { task, ...(await toldOf(ctx, [task])) }
}

/** Tells whether a task is somebody's, or was until it was done. */
function isHeld({ producer_id: producerId, state }: TaskRow): boolean {
  return producerId !== null && state !== 'revoked' && state !== 'expired'
}

/** Presents a task. */
export function presentTask({ task, holders, subjects }: SeenTask): Task {
  const subject = subjects.get(task.assignment_id)
  return {
    task_id: task.id,
    description_id: task.assignment_id,
    state: task.state,
    service: task.service,
    source_language: task.source_language,
    target_language: task.target_language,
    priority: priorities[priorities.length - 1 - task.rank] ?? 'normal',
    producer: holders.get(task.producer_id ?? '') ?? null,
    // Whoever could claim it, or has it no longer, is told nothing that whoever ordered it wrote.
    recording: (isHeld(task) && subject?.recording) || null,
    material: subject?.material ?? null,
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
