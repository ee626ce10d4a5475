import type { TaskComment } from '@vireo/contracts/productions'
import { spreadWords, type TimedSegment } from '@vireo/transcripts/timed'
import { Skeleton } from '@vireo/ui'
import { memo, type PointerEvent, useEffect, useRef } from 'react'

import type { Writing } from '../bench/use-writing.ts'
import { useLevels, useNotes, type WorkPath } from '../queries.ts'
import { workbenchWords } from '../words.ts'
import { CommentMarks } from './comment-marks.tsx'
import type { Sound } from './create-sound.ts'
import type { Sight } from './draw-lane.ts'
import { Region } from './region.tsx'
import { useDrawn } from './use-drawn.ts'
import { useLevelsOf } from './use-levels-of.ts'
import { useSight } from './use-sight.ts'

type LaneProps = {
  readonly path: WorkPath
  readonly writing: Pick<Writing, 'text' | 'activeId' | 'activate' | 'change' | 'problems'>
  readonly sound: Sound
  readonly durationS: number
  readonly mayWrite: boolean
  /** Whether segments hold remarks, whose words nobody says. */
  readonly isRemarked: boolean
  readonly comments: readonly TaskComment[] | undefined
}

/** Shows the recording around the needle: how loud it is, the segments as regions, and what is said in each. */
export function Lane({ path, writing, sound, durationS, mayWrite, isRemarked, comments = [] }: LaneProps) {
  const { isError: isFailed } = useLevels(path)
  const levels = useLevelsOf(path)
  const { sight, zoom } = useSight(sound, writing, durationS)
  const { canvas, width } = useDrawn(levels, sight)
  const pxPerS = width / sight.seconds
  const press = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    sound.seek(sight.fromS + (event.clientX - box.left) / pxPerS)
  }
  const isInSight = ({ start_s: start, end_s: end }: TimedSegment) =>
    pxPerS > 0 && end > sight.fromS && start < sight.fromS + sight.seconds
  const inSight = writing.text.segments.filter(isInSight)
  return (
    <div
      className="relative h-36 shrink-0 overflow-hidden rounded-lg bg-surface select-none"
      onWheel={(event) => (event.ctrlKey ? zoom(event.deltaY > 0 ? 1.25 : 0.8) : undefined)}
    >
      {levels || isFailed ? null : <Skeleton className="absolute inset-x-0 top-4 h-16" />}
      {/* Whoever uses keys or a screen reader does all of this in the list: these are pictures of it. */}
      <div aria-hidden className="absolute inset-0" onPointerDown={press}>
        <canvas ref={canvas} className="absolute inset-x-0 top-3 h-20 w-full text-(--wave-played)" />
        <Ticks sight={sight} pxPerS={pxPerS} />
        {inSight.map((segment) => (
          <Region
            key={segment.id}
            isActive={segment.id === writing.activeId}
            left={(segment.start_s - sight.fromS) * pxPerS}
            onPick={writing.activate}
            onChange={writing.change}
            {...{ segment, pxPerS, mayWrite }}
          >
            {isRemarked ? <Remark text={segment.text} /> : <Words segment={segment} pxPerS={pxPerS} />}
          </Region>
        ))}
        <Marks path={path} sight={sight} pxPerS={pxPerS} />
        <CommentMarks {...{ comments, sight, pxPerS }} onPick={sound.seek} />
        <Needle sound={sound} sight={sight} pxPerS={pxPerS} />
      </div>
      {isFailed ? (
        <p className="absolute inset-x-0 top-10 text-center text-sm text-muted">{workbenchWords.noLevels}</p>
      ) : null}
    </div>
  )
}

const Words = memo(function Words({ segment, pxPerS }: { readonly segment: TimedSegment; readonly pxPerS: number }) {
  let free = 0
  return spreadWords(segment).map(({ text, start_s: start }, at) => {
    const left = (start - segment.start_s) * pxPerS + 6
    if (left < free) return null
    free = left + text.length * 6.4 + 5
    return (
      // A word has no name of its own: it is the one at this place.
      <span key={`${at} ${text}`} className="absolute bottom-1 text-xs whitespace-nowrap text-ink" style={{ left }}>
        {text}
      </span>
    )
  })
})

function Remark({ text }: { readonly text: string }) {
  return <span className="absolute inset-x-1.5 bottom-1 truncate text-xs text-ink">{text}</span>
}

function Ticks({ sight: { fromS, seconds }, pxPerS }: { readonly sight: Sight; readonly pxPerS: number }) {
  const step = seconds > 60 ? 10 : seconds > 15 ? 5 : 1
  const first = Math.ceil(fromS / step) * step
  const count = Math.max(0, Math.floor((fromS + seconds - first) / step) + 1)
  return Array.from({ length: count }, (_, at) => first + at * step).map((at) => (
    <span
      key={at}
      className="absolute top-0 border-l border-line pl-1 text-[10px] leading-3 text-muted tabular-nums"
      style={{ left: (at - fromS) * pxPerS }}
    >
      {workbenchWords.clock(at)}
    </span>
  ))
}

/** Moves by itself: nothing else is drawn while the recording plays. */
function Needle({ sound, sight, pxPerS }: { readonly sound: Sound; readonly sight: Sight; readonly pxPerS: number }) {
  const line = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const place = () => {
      if (line.current) line.current.style.translate = `${(sound.positionS() - sight.fromS) * pxPerS}px 0`
    }
    place()
    return sound.subscribe(place)
  }, [pxPerS, sight.fromS, sound])
  return <span ref={line} className="pointer-events-none absolute inset-y-0 left-0 z-10 w-0.5 bg-accent" />
}

type MarksProps = { readonly path: WorkPath; readonly sight: Sight; readonly pxPerS: number }

/** Shows where reviewers remarked something. */
function Marks({ path, sight, pxPerS }: MarksProps) {
  return useNotes(path).map(({ text, at_s: at }) =>
    at === null ? null : (
      <span
        key={`${at} ${text}`}
        className="absolute top-0 size-2 -translate-x-1/2 rounded-full bg-warning"
        style={{ left: (at - sight.fromS) * pxPerS }}
      />
    ),
  )
}
