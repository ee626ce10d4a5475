import type { Task } from '@vireo/contracts/productions'
import { Button, EmptyState, NotAllowedState, SegmentedControl } from '@vireo/ui'
import { ClipboardCheck } from 'lucide-react'
import { useNavigate } from 'react-router'

import { PageLead } from '#kit/page/index.ts'
import { useAddressQuery } from '#kit/routing/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { ProducerOnly } from '../producer/producer-only.tsx'
import { useReviewActions, useReviews } from '../review/queries.ts'
import { reviewWords } from '../review/words.ts'
import { reviewAddress } from '../shown/addresses.ts'
import { dayText } from '../shown/instants.ts'
import { TaskList } from '../tasks/task-list.tsx'
import { TaskRow } from '../tasks/task-row.tsx'
import { taskLabel } from '../tasks/task-text.ts'

/** Lists what waits for a review, and what the caller is reviewing. */
export function ReviewsPage() {
  return (
    <ProducerOnly>
      {({ is_reviewer: isReviewer }) =>
        isReviewer ? <Queue /> : <NotAllowedState title={reviewWords.noReviewer} help={reviewWords.noReviewerText} />
      }
    </ProducerOnly>
  )
}

function Queue() {
  const [query, change] = useAddressQuery()
  const whose = query.get('whose') === 'mine' ? 'mine' : 'waiting'
  const tasks = useReviews(whose)
  return (
    <div className="flex flex-col gap-4">
      <PageLead>{reviewWords.lead}</PageLead>
      <div className="flex">
        <SegmentedControl
          label={reviewWords.show}
          labelHidden
          options={[
            { value: 'waiting', label: reviewWords.waiting },
            { value: 'mine', label: reviewWords.mine },
          ]}
          value={whose}
          onChange={(value) => change({ whose: value === 'mine' ? value : undefined })}
        />
      </div>
      <TaskList
        asked={tasks}
        failed={reviewWords.failed}
        empty={
          <EmptyState icon={<ClipboardCheck size={28} />} title={reviewWords.none}>
            {reviewWords.noneText}
          </EmptyState>
        }
        renderRow={(task) => (
          <TaskRow
            key={task.task_id}
            task={task}
            facts={task.submitted_at === null ? [] : [reviewWords.submittedOn(dayText(task.submitted_at))]}
          >
            <ReviewButton task={task} />
          </TaskRow>
        )}
      />
    </div>
  )
}

/** Begins to review a task, or goes on with it. */
function ReviewButton({ task }: { readonly task: Task }) {
  const userId = task.producer ?? ''
  const { begin } = useReviewActions(userId, task.task_id)
  const { busy, attempt } = useAttempt()
  const navigate = useNavigate()
  const isBegun = task.state === 'in_review'
  const text = taskLabel(task)
  const open = () =>
    attempt(async () => {
      if (!isBegun) await begin()
      await navigate(reviewAddress(userId, task.task_id))
    })
  return (
    <Button
      variant="primary"
      aria-label={isBegun ? reviewWords.goOnOf(text) : reviewWords.beginOf(text)}
      loading={busy}
      onClick={() => void open()}
    >
      {isBegun ? reviewWords.goOn : reviewWords.begin}
    </Button>
  )
}
