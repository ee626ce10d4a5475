import { producerLimits } from '@vireo/contracts/productions'
import { EmptyState } from '@vireo/ui'
import { Inbox } from 'lucide-react'

import { PageLead } from '#kit/page/index.ts'
import { ProducerOnly } from '../producer/producer-only.tsx'
import { useUnclaimed } from '../producer/queries.ts'
import { ClaimButton } from '../tasks/claim-button.tsx'
import { TaskFilters } from '../tasks/task-filters.tsx'
import { TaskList } from '../tasks/task-list.tsx'
import { TaskRow } from '../tasks/task-row.tsx'
import { useSought } from '../tasks/use-sought.ts'
import { taskWords } from '../tasks/words.ts'

const hourMs = 3_600_000

/** Lists what a producer could claim, with what it pays. */
export function UnclaimedPage() {
  return <ProducerOnly>{({ user_id: userId }) => <Unclaimed userId={userId} />}</ProducerOnly>
}

function Unclaimed({ userId }: { readonly userId: string }) {
  const { sought, isNarrowed, change } = useSought()
  const tasks = useUnclaimed(sought)
  return (
    <div className="flex flex-col gap-4">
      <PageLead>{taskWords.unclaimedLead}</PageLead>
      <TaskFilters sought={sought} count={tasks.data?.length ?? 0} onChange={change} />
      <TaskList
        asked={tasks}
        failed={taskWords.unclaimedFailed}
        empty={<Nothing isNarrowed={isNarrowed} />}
        renderRow={(task) => (
          <TaskRow
            key={task.task_id}
            task={task}
            facts={[taskWords.hoursLeft(Math.floor(producerLimits.claimedForMs / hourMs))]}
          >
            <ClaimButton task={task} userId={userId} />
          </TaskRow>
        )}
      />
    </div>
  )
}

function Nothing({ isNarrowed }: { readonly isNarrowed: boolean }) {
  return (
    <EmptyState icon={<Inbox size={28} />} title={isNarrowed ? taskWords.noneNarrowed : taskWords.noneUnclaimed}>
      {isNarrowed ? taskWords.noneNarrowedText : taskWords.noneUnclaimedText}
    </EmptyState>
  )
}
