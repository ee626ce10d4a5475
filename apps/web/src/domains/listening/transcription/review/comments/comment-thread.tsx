import type { TranscriptComment, TranscriptSummary } from '@vireo/contracts/transcription'
import { formatTime } from '@vireo/transcripts'
import { Button, IconButton } from '@vireo/ui'
import { Check, Reply, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { nowMs } from '#kit/clock.ts'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { formatAgo } from '#kit/format/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { mayComment, mayDelete } from '../../may.ts'
import { reviewWords } from '../words.ts'
import { CommentForm } from './comment-form.tsx'
import type { Thread } from './threads.ts'
import { useCommentActions } from './use-comments.ts'

type CommentThreadProps = {
  readonly about: TranscriptSummary
  readonly thread: Thread
  readonly onSeek: ((seconds: number) => void) | undefined
}

/** Shows a remark with its answers, and what can be done about it. */
export function CommentThread({ about, thread: { remark, replies }, onSeek }: CommentThreadProps) {
  const time = formatTime(remark.at_seconds)
  const isResolved = remark.resolved_at_unix !== null
  return (
    <li className={`flex flex-col gap-3 rounded-lg bg-canvas p-3 ${isResolved ? 'opacity-80' : ''}`}>
      <button
        type="button"
        disabled={!onSeek}
        aria-label={reviewWords.listenFrom(time)}
        className="pressed min-h-6 self-start rounded-sm text-xs text-muted tabular-nums enabled:hover:text-accent"
        onClick={() => onSeek?.(remark.at_seconds)}
      >
        {time}
      </button>
      <Said about={about} comment={remark} deleteLabel={reviewWords.deleteComment(time)} />
      {replies.map((reply) => (
        <div key={reply.comment_id} className="border-l-2 border-line pl-3">
          <Said about={about} comment={reply} deleteLabel={reviewWords.deleteReply(nameOf(reply))} />
        </div>
      ))}
      {mayComment(about) ? <Answering transcriptionId={about.transcription_id} remark={remark} /> : null}
    </li>
  )
}

type AnsweringProps = { readonly transcriptionId: string; readonly remark: TranscriptComment }

function Answering({ transcriptionId, remark }: AnsweringProps) {
  const [isAnswered, setAnswered] = useState(false)
  const { add, resolve } = useCommentActions(transcriptionId)
  const { busy, attempt } = useAttempt()
  const isResolved = remark.resolved_at_unix !== null
  const answer = async (text: string) => {
    await add.mutateAsync({ at_seconds: remark.at_seconds, text, reply_to: remark.comment_id })
    setAnswered(false)
  }
  if (isAnswered)
    return (
      <CommentForm
        label={reviewWords.replyTo(nameOf(remark))}
        action={reviewWords.reply}
        onSend={answer}
        onLeave={() => setAnswered(false)}
      />
    )
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" icon={<Reply aria-hidden size={14} />} onClick={() => setAnswered(true)}>
        {reviewWords.reply}
      </Button>
      <Button
        size="sm"
        loading={busy}
        icon={isResolved ? <RotateCcw aria-hidden size={14} /> : <Check aria-hidden size={14} />}
        onClick={() => void attempt(() => resolve.mutateAsync(remark))}
      >
        {isResolved ? reviewWords.reopen : reviewWords.resolve}
      </Button>
    </div>
  )
}

type SaidProps = {
  readonly about: TranscriptSummary
  readonly comment: TranscriptComment
  readonly deleteLabel: string
}

function Said({ about, comment, deleteLabel }: SaidProps) {
  const [isAsked, setAsked] = useState(false)
  const { remove } = useCommentActions(about.transcription_id)
  const mayRemove = mayDelete(about) || (comment.is_mine && mayComment(about))
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <p className="text-sm">
          <span className="font-medium break-words">{nameOf(comment)}</span>{' '}
          <span className="text-xs text-muted">{formatAgo(comment.created_at_unix, nowMs())}</span>
        </p>
        <p dir="auto" className="text-sm break-words whitespace-pre-wrap">
          {comment.text}
        </p>
      </div>
      {mayRemove ? (
        <IconButton size="sm" label={deleteLabel} onClick={() => setAsked(true)}>
          <Trash2 aria-hidden size={14} />
        </IconButton>
      ) : null}
      {isAsked ? (
        <ConfirmFirst
          title={reviewWords.deleteTitle}
          consequence={reviewWords.deleteHelp}
          action={reviewWords.delete}
          danger
          act={() => remove.mutateAsync(comment.comment_id)}
          onDone={() => setAsked(false)}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </div>
  )
}

function nameOf({ author }: TranscriptComment): string {
  return author.name ?? reviewWords.somebodyGone
}
