import { buttonClasses, EmptyState } from '@vireo/ui'
import { ListTodo } from 'lucide-react'
import { useState } from 'react'

import { nowMs } from '#kit/clock.ts'
import { PageLead } from '#kit/page/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { ProducerOnly } from '../producer/producer-only.tsx'
import { useOwnTasks } from '../producer/queries.ts'
import { timeText } from '../shown/instants.ts'
import { dueText } from '../tasks/due-text.ts'
import { OpenTask } from '../tasks/open-task.tsx'
import { TaskActions } from '../tasks/task-actions.tsx'
import { TaskList } from '../tasks/task-list.tsx'
import { TaskRow } from '../tasks/task-row.tsx'
import { taskWords } from '../tasks/words.ts'

/** Lists what a producer has claimed, with its deadlines. */
export function ActivePage() {
  return <ProducerOnly>{({ user_id: userId }) => <Active userId={userId} />}</ProducerOnly>
}

function Active({ userId }: { readonly userId: string }) {
  const tasks = useOwnTasks(userId, 'active')
  const [now] = useState(nowMs)
  return (
    <>
      <PageLead>{taskWords.activeLead}</PageLead>
      <TaskList
        asked={tasks}
        failed={taskWords.activeFailed}
        empty={
          <EmptyState
            icon={<ListTodo size={28} />}
            title={taskWords.noneActive}
            action={
              <AppLink to={paths.unclaimedTasks} className={buttonClasses({ variant: 'primary' })}>
                {taskWords.toUnclaimed}
              </AppLink>
            }
          >
            {taskWords.noneActiveText}
          </EmptyState>
        }
        renderRow={(task) => (
          <TaskRow
            key={task.task_id}
            task={task}
            showsState
            facts={
              task.deadline_at === null || (task.state !== 'claimed' && task.state !== 'changes_requested')
                ? []
                : [dueText(task.deadline_at, now), timeText(task.deadline_at)]
            }
          >
            <OpenTask task={task} userId={userId} />
            <TaskActions task={task} userId={userId} />
          </TaskRow>
        )}
      />
    </>
  )
}
