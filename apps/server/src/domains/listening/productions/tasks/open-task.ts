import { priorities, type TaskContent } from '@vireo/contracts/productions'
import type { TransactionContext } from '#kernel/context.ts'
import type { AssignmentRow } from '../tables.ts'
import { insertTask } from './task-store.ts'
import type { TaskRow } from './task-tables.ts'

const nothing: TaskContent = { segments: [], speakers: [] }

type Opening = {
  readonly durationMs: number
  readonly content?: TaskContent
  /** Since when it waits; else from now on. */
  readonly since?: Date
}

/** Puts an assignment before everybody who can do it: as a task of its own id, with what was written before. */
export async function openTask(
  ctx: TransactionContext,
  assignment: AssignmentRow,
  { durationMs, content = nothing, since = ctx.now() }: Opening,
): Promise<TaskRow> {
  const task: TaskRow = {
    id: ctx.newId('productionTask'),
    assignment_id: assignment.id,
    order_id: assignment.order_id,
    workspace_id: assignment.workspace_id,
    service: assignment.service,
    source_language: assignment.source_language,
    target_language: assignment.target_language,
    rank: rankOf(assignment.priority),
    state: 'unclaimed',
    producer_id: null,
    duration_ms: durationMs,
    payout_minor: assignment.payout_minor,
    is_extended: false,
    is_warned: false,
    content_version: content.segments.length === 0 ? 0 : 1,
    team_id: assignment.team_id,
    created_at: since,
    claimed_at: null,
    deadline_at: null,
    submitted_at: null,
    ended_at: null,
  }
  await insertTask(ctx, task, content)
  return task
}

/** Tells how early a priority comes: 0 is high. Pure. */
export function rankOf(priority: AssignmentRow['priority']): number {
  return priorities.length - 1 - priorities.indexOf(priority)
}
