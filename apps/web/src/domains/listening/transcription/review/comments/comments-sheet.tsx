import type { TranscriptSummary } from '@vireo/contracts/transcription'
import { formatTime } from '@vireo/transcripts'
import { EmptyState, Sheet, SkeletonRows, Switch } from '@vireo/ui'
import { MessageSquare } from 'lucide-react'
import { useState } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { mayComment } from '../../may.ts'
import { transcriptionWords } from '../../words.ts'
import { reviewWords } from '../words.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentThread } from './comment-thread.tsx'
import { threadsOf } from './threads.ts'
import { useCommentActions, useComments } from './use-comments.ts'

type CommentsSheetProps = {
  readonly about: TranscriptSummary
  /** Where a new comment stands. */
  readonly atSeconds: number
  readonly onSeek: ((seconds: number) => void) | undefined
  readonly onClose: () => void
}

/** Shows the comments on a transcript beside it, and takes a new one at a time of the recording. */
export function CommentsSheet({ about, atSeconds, onSeek, onClose }: CommentsSheetProps) {
  const transcriptionId = about.transcription_id
  const { data, error, isPending, refetch } = useComments(transcriptionId)
  const { add } = useCommentActions(transcriptionId)
  const [hasResolved, setResolved] = useState(false)
  const [sent, setSent] = useState(0)
  const threads = threadsOf(data?.comments ?? [])
  const open = threads.filter(({ remark }) => remark.resolved_at_unix === null)
  const resolved = threads.length - open.length
  const send = async (text: string) => {
    await add.mutateAsync({ at_seconds: atSeconds, text })
    setSent((count) => count + 1)
  }
  return (
    <Sheet open onClose={onClose} title={transcriptionWords.comments} side="right">
      <div className="flex flex-col gap-4 p-4 pt-0">
        {mayComment(about) ? (
          <CommentForm
            key={sent}
            label={reviewWords.newComment(formatTime(atSeconds))}
            action={reviewWords.comment}
            onSend={send}
          />
        ) : null}
        {isPending ? <SkeletonRows /> : null}
        {error && !data ? <QueryError title={reviewWords.commentsFailed} error={error} onRetry={refetch} /> : null}
        {data && open.length === 0 ? <NoneOpen isEmpty={threads.length === 0} /> : null}
        <ul className="flex flex-col gap-3 empty:hidden">
          {(hasResolved ? threads : open).map((thread) => (
            <CommentThread key={thread.remark.comment_id} about={about} thread={thread} onSeek={onSeek} />
          ))}
        </ul>
        {resolved > 0 ? (
          <Switch label={reviewWords.showResolved(resolved)} checked={hasResolved} onChange={setResolved} />
        ) : null}
      </div>
    </Sheet>
  )
}

function NoneOpen({ isEmpty }: { readonly isEmpty: boolean }) {
  return (
    <EmptyState icon={<MessageSquare size={28} />} title={isEmpty ? reviewWords.noComments : reviewWords.allResolved}>
      {reviewWords.noCommentsHelp}
    </EmptyState>
  )
}
