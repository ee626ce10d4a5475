import { type ReviewExtras, writesRemarks } from '@vireo/contracts/productions'
import { buttonClasses, EmptyState, Section } from '@vireo/ui'
import { ClipboardX } from 'lucide-react'
import { useRef } from 'react'
import { useParams } from 'react-router'

import { ApiError } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { PageTitle, RowsSkeleton } from '#kit/page/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { CommentSection } from '../comments/comment-section.tsx'
import { ChangedWords } from '../review/changed-words.tsx'
import { JudgeForm } from '../review/judge-form.tsx'
import { useReviewed } from '../review/queries.ts'
import { RecordingSection } from '../review/recording-section.tsx'
import { reviewWords } from '../review/words.ts'
import { WrittenText } from '../review/written-text.tsx'
import { FeedbackItem } from '../tasks/feedback-item.tsx'
import { taskText } from '../tasks/task-text.ts'

/** Shows what somebody wrote beside the recording, what changed since the last time, and takes what a reviewer says. */
export function ReviewPage() {
  const { userId = '', taskId = '' } = useParams()
  const { extras, content, failed, renewContent } = useReviewed(userId, taskId)
  const media = useRef<HTMLVideoElement>(null)
  if (failed?.error instanceof ApiError && failed.error.status === 404) return <Gone />
  if (failed) return <QueryError title={reviewWords.failed} error={failed.error} onRetry={failed.refetch} />
  if (!extras || !content) return <RowsSkeleton />
  const [before, now] = [extras.submissions.at(-2), extras.submissions.at(-1)]
  const playFrom = (seconds: number) => {
    if (!media.current) return
    media.current.currentTime = seconds
    void media.current.play()
  }
  return (
    <>
      <PageTitle>{taskText(extras.task)}</PageTitle>
      <div className="flex max-w-[760px] flex-col gap-4">
        <RecordingSection
          media={media}
          content={content}
          written={now?.content ?? content.content}
          language={extras.task.target_language}
          onExpired={renewContent}
        />
        {before && now ? <ChangedWords before={before.content} after={now.content} /> : null}
        <WrittenText
          content={now?.content ?? content.content}
          isRemarked={writesRemarks(extras.task.service)}
          onPlay={playFrom}
        />
        <CommentSection
          key={taskId}
          task={{ user_id: userId, task_id: taskId }}
          durationS={extras.task.duration_ms / 1000}
          place={() => media.current?.currentTime ?? 0}
          onGo={playFrom}
        />
        <Earlier reviews={extras.reviews} />
        {extras.task.state === 'in_review' ? (
          <JudgeForm
            userId={userId}
            taskId={taskId}
            durationS={extras.task.duration_ms / 1000}
            place={() => media.current?.currentTime ?? 0}
          />
        ) : null}
      </div>
    </>
  )
}

function Earlier({ reviews }: Pick<ReviewExtras, 'reviews'>) {
  const decided = reviews.filter(({ decided_at: at }) => at !== null).toReversed()
  if (decided.length === 0) return null
  return (
    <Section title={reviewWords.earlier} lead={reviewWords.earlierLead}>
      <ul className="flex flex-col divide-y divide-line">
        {decided.map((one) => (
          <FeedbackItem key={one.review_id} feedback={one} />
        ))}
      </ul>
    </Section>
  )
}

function Gone() {
  return (
    <div className="rounded-lg bg-surface">
      <EmptyState
        icon={<ClipboardX size={28} />}
        title={reviewWords.gone}
        action={
          <AppLink to={paths.taskReviews} className={buttonClasses({})}>
            {reviewWords.toReviews}
          </AppLink>
        }
      >
        {reviewWords.goneText}
      </EmptyState>
    </div>
  )
}
