import { Button, Dialog, SkeletonText } from '@vireo/ui'

import { QueryError } from '#kit/failures/query-error.tsx'
import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { useFeedback, useTaskActions } from '../producer/queries.ts'
import { FeedbackItem } from './feedback-item.tsx'
import { taskWords } from './words.ts'

type FeedbackDialogProps = { readonly userId: string; readonly taskId: string; readonly onClose: () => void }

/** Shows what reviewers and the buyer said of a task, and notes that it was read. */
export function FeedbackDialog({ userId, taskId, onClose }: FeedbackDialogProps) {
  const { data, error, isPending, refetch } = useFeedback(userId, taskId)
  const { acknowledge } = useTaskActions(userId, taskId)
  const { busy, problem, attempt } = useDialogAttempt()
  const isUnread = data?.feedback.some((one) => one.decided_at !== null && one.acknowledged_at === null) ?? false
  return (
    <Dialog open onClose={onClose} title={taskWords.feedbackTitle} width="lg" problem={problem}>
      <form
        className="mt-4 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void attempt(acknowledge)
        }}
      >
        {isPending ? <SkeletonText /> : null}
        {error && !data ? (
          <QueryError title={taskWords.feedbackFailed} error={error} onRetry={refetch} compact />
        ) : null}
        {data?.feedback.length === 0 ? <p className="text-sm text-muted">{taskWords.noFeedback}</p> : null}
        <ul className="flex flex-col divide-y divide-line empty:hidden">
          {data?.feedback.toReversed().map((one) => (
            <FeedbackItem key={one.review_id} feedback={one} />
          ))}
        </ul>
        {isUnread ? (
          <Button type="submit" variant="primary" className="self-end" loading={busy}>
            {taskWords.acknowledge}
          </Button>
        ) : null}
      </form>
    </Dialog>
  )
}
