import { Button, SkeletonText, Switch } from '@vireo/ui'
import { memo } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentGlyph } from './comment-glyph.tsx'
import { CommentItem } from './comment-item.tsx'
import { newComment, withinS } from './drafts.ts'
import type { Commenting } from './use-commenting.ts'
import { commentWords } from './words.ts'

export type CommentListProps = {
  readonly commenting: Commenting
  readonly durationS: number
  /** Answers where the recording is, in seconds. */
  readonly place: () => number
  readonly onGo: (seconds: number) => void
}

/** Shows the comments on a recording in the order of it, and takes another. */
export const CommentList = memo(function CommentList({ commenting, durationS, place, onGo }: CommentListProps) {
  const { ways, comments, error, drafts, mayWrite, resolved, hidesResolved } = commenting
  if (!comments && error) return <QueryError title={commentWords.failed} error={error} onRetry={commenting.retry} />
  if (!comments) return <SkeletonText />
  const draft = drafts[newComment]
  return (
    <div className="flex flex-col gap-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2 empty:hidden">
        {mayWrite && !draft ? (
          <Button
            size="sm"
            icon={<CommentGlyph size={14} look="new" />}
            onClick={() => ways.begin(withinS(place(), durationS))}
          >
            {commentWords.add}
          </Button>
        ) : null}
        {resolved > 0 ? (
          <Switch label={commentWords.hideResolved} checked={hidesResolved} onChange={ways.hideResolved} />
        ) : null}
      </div>
      {mayWrite && draft ? <CommentForm id={newComment} {...{ draft, ways, durationS, place }} /> : null}
      {comments.length === 0 ? (
        <p className="text-muted">{resolved > 0 ? commentWords.allHidden : commentWords.none}</p>
      ) : null}
      <ul aria-label={commentWords.title} className="flex flex-col gap-2 empty:hidden">
        {comments.map((comment) => (
          <CommentItem
            key={comment.comment_id}
            comment={comment}
            draft={drafts[comment.comment_id]}
            mayDeleteAll={commenting.mayDeleteAll}
            {...{ ways, mayWrite, durationS, place, onGo }}
          />
        ))}
      </ul>
    </div>
  )
})
