import type { HistoryItem } from '@vireo/contracts/history'
import { joinClasses, lengthText } from '@vireo/ui'

import { nowMs } from '#kit/clock.ts'
import { formatAgo } from '#kit/format/index.ts'
import { excerptOf, trackOf } from '#history'
import { PlayRecording } from './play-recording.tsx'
import { chapterWords } from './words.ts'

/** Shows a recording that may become a chapter: how it sounds, and the place it was chosen at. */
export function RecordingChoice({
  item,
  place,
  isTaken,
  isFull,
  onToggle,
}: {
  readonly item: HistoryItem
  /** Counted from one in the order of choosing; 0 where it is not chosen. */
  readonly place: number
  readonly isTaken: boolean
  readonly isFull: boolean
  readonly onToggle: () => void
}) {
  const facts = [item.voice_name, lengthText(item.duration_ms), formatAgo(item.date_unix, nowMs())]
  return (
    <div className="flex items-center gap-3 rounded-md px-2 py-1 hover:bg-fill">
      <PlayRecording track={trackOf(item)} of={excerptOf(item)} />
      <label
        className={joinClasses(
          'flex min-h-12 min-w-0 flex-1 items-center gap-3',
          isTaken ? 'opacity-60' : 'cursor-pointer',
        )}
      >
        <span className="min-w-0 grow">
          <span className="line-clamp-1 text-sm font-medium wrap-anywhere">{excerptOf(item, 160)}</span>
          <span className="line-clamp-1 text-xs text-muted wrap-anywhere tabular-nums">
            {isTaken ? chapterWords.taken : facts.filter(Boolean).join(' · ')}
          </span>
        </span>
        {place > 0 ? <span className="text-xs text-muted tabular-nums">{place}</span> : null}
        <input
          type="checkbox"
          checked={place > 0 || isTaken}
          disabled={isTaken || isFull}
          onChange={onToggle}
          className="size-5 shrink-0 accent-accent"
        />
      </label>
    </div>
  )
}
