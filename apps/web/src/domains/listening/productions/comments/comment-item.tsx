import type { TaskComment } from '@vireo/contracts/productions'
import { IconButton } from '@vireo/ui'
import { Check, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { memo, useState } from 'react'

import { nowMs } from '#kit/clock.ts'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { formatAgo } from '#kit/format/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { CommentForm } from './comment-form.tsx'
import type { CommentDraft } from './drafts.ts'
import type { CommentWays } from './use-commenting.ts'
import { commentWords } from './words.ts'

export type CommentItemProps = {
  readonly comment: TaskComment
  readonly draft: CommentDraft | undefined
  readonly ways: CommentWays
  readonly mayWrite: boolean
  readonly mayDeleteAll: boolean
  readonly durationS: number
  readonly place: () => number
  readonly onGo: (seconds: number) => void
}

/** Shows a comment at its time, by what its writer is, and what can be done about it. */
export const CommentItem = memo(function CommentItem(props: CommentItemProps) {
  const { comment, draft, ways, mayWrite, durationS, place, onGo } = props
  const { comment_id: id, at_s: at, end_s: end, text, author, is_own: isOwn } = comment
  const { resolved_at: resolvedAt, resolved_by: resolvedBy } = comment
  const time = commentWords.time(at)
  const name = commentWords.authors[author]
  return (
    <li className="rounded-md bg-fill px-3 py-2 text-sm [contain-intrinsic-size:auto_5rem] [content-visibility:auto]">
      <div className="flex items-start gap-1">
        <button
          type="button"
          className="pressed mt-1.5 shrink-0 text-accent tabular-nums pointer-coarse:min-h-11"
          aria-label={commentWords.goTo(time)}
          onClick={() => onGo(at)}
        >
          {end === null ? time : commentWords.stretch(time, commentWords.time(end))}
        </button>
        <span className="ml-auto flex shrink-0">{mayWrite ? <Tools {...props} time={time} /> : null}</span>
      </div>
      {draft && mayWrite ? (
        <CommentForm id={id} draft={draft} ways={ways} durationS={durationS} place={place} />
      ) : (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      )}
      <p className="mt-1 flex flex-wrap gap-x-2 text-xs text-muted">
        <span>{isOwn ? commentWords.own(name) : name}</span>
        <span>{formatAgo(Date.parse(comment.created_at) / 1000, nowMs())}</span>
        {comment.edited_at === null ? null : <span>{commentWords.edited}</span>}
        {resolvedAt === null ? null : (
          <span className="inline-flex items-center gap-1">
            <Check aria-hidden size={12} />
            {resolvedBy === null ? commentWords.resolved : commentWords.resolvedBy(commentWords.authors[resolvedBy])}
          </span>
        )}
      </p>
    </li>
  )
})

/** Lets somebody resolve one comment, change it and delete it. */
function Tools({ comment, ways, mayDeleteAll, time }: CommentItemProps & { readonly time: string }) {
  const { comment_id: id, is_own: isOwn, resolved_at: resolvedAt, at_s, end_s, text } = comment
  const [isAsked, ask] = useState(false)
  const { busy, attempt } = useAttempt()
  const isOpen = resolvedAt === null
  return (
    <>
      <IconButton
        size="sm"
        label={isOpen ? commentWords.resolve(time) : commentWords.reopen(time)}
        disabled={busy}
        onClick={() => void attempt(() => ways.change(id, { resolved: isOpen }))}
      >
        {isOpen ? <Check aria-hidden size={14} /> : <RotateCcw aria-hidden size={14} />}
      </IconButton>
      {isOwn ? (
        <IconButton size="sm" label={commentWords.edit(time)} onClick={() => ways.write(id, { at_s, end_s, text })}>
          <Pencil aria-hidden size={14} />
        </IconButton>
      ) : null}
      {isOwn || mayDeleteAll ? (
        <IconButton size="sm" label={commentWords.remove(time)} onClick={() => ask(true)}>
          <Trash2 aria-hidden size={14} />
        </IconButton>
      ) : null}
      {isAsked ? (
        <ConfirmFirst
          title={commentWords.removeTitle}
          consequence={commentWords.removeHelp}
          action={commentWords.removeAction}
          danger
          act={() => ways.remove(id)}
          onDone={() => ask(false)}
          onClose={() => ask(false)}
        />
      ) : null}
    </>
  )
}
