import { formatTime } from '@vireo/transcripts'
import { IconButton } from '@vireo/ui'
import { Combine, MessageSquare, MessageSquarePlus, Pencil } from 'lucide-react'
import type { RefObject } from 'react'

import { transcriptionWords } from '../words.ts'

type ParagraphTimeProps = {
  readonly start: number
  readonly onSeek: ((seconds: number) => void) | undefined
}

/** Says when a paragraph begins, and plays the recording from there where it is kept. */
export function ParagraphTime({ start, onSeek }: ParagraphTimeProps) {
  const time = formatTime(start)
  if (!onSeek) return <span className="text-xs text-muted tabular-nums">{time}</span>
  return (
    <button
      type="button"
      aria-label={transcriptionWords.listenFrom(time)}
      className="pressed min-h-6 rounded-sm text-xs text-muted tabular-nums hover:text-accent"
      onClick={() => onSeek(start)}
    >
      {time}
    </button>
  )
}

type ParagraphActionsProps = {
  readonly time: string
  /** What the focus returns to once a correction is done. */
  readonly correct: RefObject<HTMLButtonElement | null>
  /** Each is absent for those who may not. */
  readonly onCorrect: (() => void) | undefined
  readonly onComment: (() => void) | undefined
  /** Absent behind the last paragraph as well. */
  readonly onJoin: (() => unknown) | undefined
}

/** Offers what is done to a paragraph; seen while somebody is at it, or cannot point at anything. */
export function ParagraphActions({ time, correct, onCorrect, onComment, onJoin }: ParagraphActionsProps) {
  return (
    <span className="flex opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
      {onCorrect ? (
        <IconButton ref={correct} size="sm" label={transcriptionWords.editAt(time)} onClick={onCorrect}>
          <Pencil aria-hidden size={14} />
        </IconButton>
      ) : null}
      {onComment ? (
        <IconButton size="sm" label={transcriptionWords.commentAt(time)} onClick={onComment}>
          <MessageSquarePlus aria-hidden size={14} />
        </IconButton>
      ) : null}
      {onJoin ? (
        <IconButton size="sm" label={transcriptionWords.joinAt(time)} onClick={() => void onJoin()}>
          <Combine aria-hidden size={14} />
        </IconButton>
      ) : null}
    </span>
  )
}

type CommentMarkProps = { readonly count: number; readonly time: string; readonly onShow: () => void }

/** Says at the margin how much was remarked about a paragraph, and shows it. */
export function CommentMark({ count, time, onShow }: CommentMarkProps) {
  return (
    <button
      type="button"
      aria-label={transcriptionWords.commentsAt(count, time)}
      className="pressed inline-flex min-h-6 items-center gap-1 rounded-full bg-accent-soft px-2 text-xs font-medium text-accent tabular-nums"
      onClick={onShow}
    >
      <MessageSquare aria-hidden size={12} />
      {count}
    </button>
  )
}
