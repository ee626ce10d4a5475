import type { Task } from '@vireo/contracts/productions'
import { lengthText } from '@vireo/ui'
import type { ReactNode } from 'react'

import { centsText } from '../shown/money.ts'
import { TaskState, Urgency } from './task-state.tsx'
import { taskText } from './task-text.ts'
import { taskWords } from './words.ts'

type TaskRowProps = {
  readonly task: Task
  /** What is said besides its length and what it pays. */
  readonly facts?: readonly string[]
  readonly showsState?: boolean
  /** What can be done with it. */
  readonly children?: ReactNode
}

/** Shows a task of a list: what it is, how long, what it pays, and what can be done with it. */
export function TaskRow({ task, facts = [], showsState = false, children }: TaskRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-surface p-4">
      <div className="flex min-w-0 grow basis-64 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="min-w-0 font-medium wrap-anywhere">{taskText(task)}</h2>
          {showsState ? <TaskState task={task} /> : null}
          <Urgency task={task} />
        </div>
        {task.recording === null ? null : (
          <p dir="auto" className="text-sm wrap-anywhere">
            {task.recording}
          </p>
        )}
        <p className="text-sm text-muted tabular-nums">
          <span className="font-medium text-ink">{centsText(task.payout_cents)}</span>
          {[lengthText(task.duration_ms), ...materialOf(task), ...facts].map((fact) => ` · ${fact}`)}
        </p>
      </div>
      {children ? <div className="flex flex-wrap items-center gap-2">{children}</div> : null}
    </li>
  )
}

function materialOf({ material }: Task): readonly string[] {
  return material === null ? [] : [taskWords.materials[material]]
}
