import { type TaskAction, taskMachine, type TaskRole, transitionOf } from '@vireo/contracts/productions'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError, invariant } from '#kernel/errors.ts'
import { saveTask } from './task-store.ts'
import type { TaskRow } from './task-tables.ts'

export type TaskMove = {
  readonly action: TaskAction
  readonly who: TaskRole
  readonly changes?: Partial<TaskRow>
}

/** Moves a task that is held as the table of its states says. Throws `production_task_state` where the action can do nothing. */
export async function moveTask(
  ctx: TransactionContext,
  task: TaskRow,
  { action, who, changes = {} }: TaskMove,
): Promise<TaskRow> {
  const transition = transitionOf(taskMachine, action, task.state)
  if (!transition) throw new AppError('production_task_state', { data: { state: task.state } })
  invariant(transition.who.includes(who), `${who} may not ${action} a task`)
  const after = { ...task, ...changes, state: transition.to }
  await saveTask(ctx, after)
  return after
}
