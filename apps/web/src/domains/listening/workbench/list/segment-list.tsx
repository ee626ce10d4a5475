import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'

import type { CommentTimes } from '#productions/comments/index.ts'
import type { Writing } from '../bench/use-writing.ts'
import { workbenchWords } from '../words.ts'
import type { RowSettings } from './row-settings.ts'
import { rowsInSight, topsOf } from './rows-in-sight.ts'
import { SegmentRow } from './segment-row.tsx'
import { useRowHeights } from './use-row-heights.ts'
import { useScrolled } from './use-scrolled.ts'

type SegmentListProps = {
  readonly writing: Writing
  readonly settings: RowSettings
  readonly times: CommentTimes
}

/** About how high a row is before anybody has seen it. */
const rowPx = 84

/** Lists what is written. However much it is, only what is in sight and near it is drawn. */
export function SegmentList({ writing, settings, times }: SegmentListProps) {
  const { text, problems, activeId, activate, change } = writing
  const box = useRef<HTMLOListElement>(null)
  const { heights, measure } = useRowHeights()
  const seen = useScrolled(box)
  const { segments, speakers } = text
  const tops = useMemo(() => topsOf(segments.map(({ id }) => heights.get(id) ?? rowPx)), [segments, heights])
  const { first, end, before, after } = rowsInSight(tops, seen)
  const activeAt = useMemo(() => segments.findIndex(({ id }) => id === activeId), [activeId, segments])
  const latest = useRef(tops)
  useEffect(() => {
    latest.current = tops
  })
  useLayoutEffect(() => {
    const element = box.current
    const [top, bottom] = [latest.current[activeAt], latest.current[activeAt + 1]]
    if (!element || top === undefined || bottom === undefined) return
    const isSeen = top >= element.scrollTop && bottom <= element.scrollTop + element.clientHeight
    if (!isSeen) element.scrollTop = Math.max(0, top - element.clientHeight / 3)
  }, [activeAt])
  return (
    <ol
      ref={box}
      tabIndex={-1}
      aria-label={settings.isRemarked ? workbenchWords.ofRemarks.segments : workbenchWords.segments}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain rounded-lg bg-surface [overflow-anchor:none]"
    >
      <li aria-hidden role="presentation" style={{ height: before }} />
      {segments.slice(first, end).map((segment, at) => (
        <SegmentRow
          key={segment.id}
          segment={segment}
          place={first + at}
          count={segments.length}
          speakers={speakers}
          problems={problems[first + at] ?? []}
          comments={times(segment.start_s, segments[first + at + 1]?.start_s ?? Infinity)}
          isActive={segment.id === activeId}
          settings={settings}
          onPick={activate}
          onChange={change}
          measure={measure}
        />
      ))}
      <li aria-hidden role="presentation" style={{ height: after }} />
    </ol>
  )
}
