import type { Task } from '@vireo/contracts/productions'
import { buttonClasses } from '@vireo/ui'

import { AppLink } from '#kit/routing/index.ts'
import { workAddress } from '../shown/addresses.ts'
import { taskLabel } from './task-text.ts'
import { taskWords } from './words.ts'

/** Leads to where a task is written, while it can be. */
export function OpenTask({ task, userId }: { readonly task: Task; readonly userId: string }) {
  if (task.state !== 'claimed' && task.state !== 'changes_requested') return null
  return (
    <AppLink
      to={workAddress(userId, task.task_id)}
      aria-label={taskWords.openOf(taskLabel(task))}
      className={buttonClasses({ variant: 'primary' })}
    >
      {taskWords.open}
    </AppLink>
  )
}
