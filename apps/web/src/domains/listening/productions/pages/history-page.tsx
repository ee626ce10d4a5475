import { EmptyState } from '@vireo/ui'
import { History } from 'lucide-react'

import { PageLead } from '#kit/page/index.ts'
import { ProducerOnly } from '../producer/producer-only.tsx'
import { useOwnTasks } from '../producer/queries.ts'
import { dayText } from '../shown/instants.ts'
import { TaskActions } from '../tasks/task-actions.tsx'
import { TaskList } from '../tasks/task-list.tsx'
import { TaskRow } from '../tasks/task-row.tsx'
import { taskWords } from '../tasks/words.ts'

/** Lists what a producer finished, gave up or ran out of time for. */
export function HistoryPage() {
  return <ProducerOnly>{({ user_id: userId }) => <Over userId={userId} />}</ProducerOnly>
}

function Over({ userId }: { readonly userId: string }) {
  const tasks = useOwnTasks(userId, 'history')
  return (
    <>
      <PageLead>{taskWords.historyLead}</PageLead>
      <TaskList
        asked={tasks}
        failed={taskWords.activeFailed}
        empty={
          <EmptyState icon={<History size={28} />} title={taskWords.noneHistory}>
            {taskWords.noneHistoryText}
          </EmptyState>
        }
        renderRow={(task) => (
          <TaskRow
            key={task.task_id}
            task={task}
            showsState
            facts={task.submitted_at === null ? [] : [dayText(task.submitted_at)]}
          >
            {task.state === 'approved' ? <TaskActions task={task} userId={userId} /> : null}
          </TaskRow>
        )}
      />
    </>
  )
}
