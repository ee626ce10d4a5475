import type { Problem, TimedSegment, TimedText } from '@vireo/transcripts/timed'
import { joinClasses } from '@vireo/ui'
import { memo } from 'react'

import type { Writing } from '../bench/use-writing.ts'
import { problemText } from '../panel/problem-text.ts'
import { workbenchWords } from '../words.ts'
import { CommentSign } from './comment-sign.tsx'
import type { RowSettings } from './row-settings.ts'
import { SegmentFields } from './segment-fields.tsx'
import { SpeakerChoice } from './speaker-choice.tsx'

export type SegmentRowProps = {
  readonly segment: TimedSegment
  readonly place: number
  readonly count: number
  readonly speakers: TimedText['speakers']
  readonly problems: readonly Problem[]
  /** How many there are about what is said here. */
  readonly comments: number
  readonly isActive: boolean
  readonly settings: RowSettings
  readonly onPick: (id: string) => void
  readonly onChange: Writing['change']
  /** Hears how high it is. */
  readonly measure: (row: HTMLElement | null) => (() => void) | undefined
}

/** Shows a segment: when and by whom it is said, what is said, and what should be looked at. */
export const SegmentRow = memo(function SegmentRow(props: SegmentRowProps) {
  const { segment, place, count, speakers, problems, comments, isActive, settings, onPick, onChange, measure } = props
  const { id, start_s: start, end_s: end, speaker_id: speaker } = segment
  const said = settings.isRemarked ? workbenchWords.ofRemarks : workbenchWords
  return (
    <li
      ref={measure}
      data-segment={id}
      aria-setsize={count}
      aria-posinset={place + 1}
      aria-current={isActive || undefined}
      className={joinClasses(
        'grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 border-b border-line px-4 py-2',
        isActive ? 'bg-accent-soft/40' : 'hover:bg-hover',
      )}
      onPointerDown={() => onPick(id)}
    >
      <div className="flex min-w-0 flex-col gap-1">
        <button
          type="button"
          className="self-start text-left text-xs text-muted tabular-nums hover:text-accent pointer-coarse:min-h-11"
          aria-label={said.goTo(place + 1, workbenchWords.exactClock(start))}
          onClick={() => onPick(id)}
        >
          {workbenchWords.exactClock(start)} – {workbenchWords.exactClock(end)}
        </button>
        {settings.isRemarked ? null : (
          <SpeakerChoice id={id} speaker={speaker} {...{ speakers, onChange }} isOpen={isActive && settings.mayWrite} />
        )}
        <CommentSign count={comments} />
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        {isActive && settings.mayWrite ? (
          <SegmentFields segment={segment} settings={settings} onChange={onChange} />
        ) : (
          <>
            <p
              dir="auto"
              lang={settings.isRemarked ? undefined : settings.sourceLanguage}
              className="min-h-6 text-sm leading-6 break-words whitespace-pre-wrap"
            >
              {segment.text}
            </p>
            {settings.isTranslated ? (
              <p
                dir="auto"
                lang={settings.targetLanguage}
                className="min-h-6 border-l-2 border-line pl-3 text-sm leading-6 break-words whitespace-pre-wrap"
              >
                {segment.translation ?? ''}
              </p>
            ) : null}
          </>
        )}
        <ProblemLine problems={problems} />
      </div>
    </li>
  )
})

function ProblemLine({ problems }: { readonly problems: readonly Problem[] }) {
  if (problems.length === 0) return null
  return <p className="text-xs text-warning">{problems.map((problem) => problemText(problem)).join(' · ')}</p>
}
