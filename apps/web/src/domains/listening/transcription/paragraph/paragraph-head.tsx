import { formatTime } from '@vireo/transcripts'
import { IconButton } from '@vireo/ui'
import { Combine, Pencil } from 'lucide-react'

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
  readonly onCorrect: () => void
  /** Absent behind the last paragraph. */
  readonly onJoin: (() => unknown) | undefined
}

/** Offers what is done to a paragraph; seen while somebody is at it, or cannot point at anything. */
export function ParagraphActions({ time, onCorrect, onJoin }: ParagraphActionsProps) {
  return (
    <span className="ml-auto flex opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
      <IconButton size="sm" label={transcriptionWords.editAt(time)} onClick={onCorrect}>
        <Pencil aria-hidden size={14} />
      </IconButton>
      {onJoin ? (
        <IconButton size="sm" label={transcriptionWords.joinAt(time)} onClick={() => void onJoin()}>
          <Combine aria-hidden size={14} />
        </IconButton>
      ) : null}
    </span>
  )
}
