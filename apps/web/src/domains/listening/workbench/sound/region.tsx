import type { TimedSegment } from '@vireo/transcripts/timed'
import { joinClasses } from '@vireo/ui'
import { type PointerEvent, type ReactNode, useRef } from 'react'

import type { Writing } from '../bench/use-writing.ts'

type RegionProps = {
  readonly segment: TimedSegment
  readonly isActive: boolean
  readonly left: number
  readonly pxPerS: number
  readonly mayWrite: boolean
  readonly onPick: (id: string) => void
  readonly onChange: Writing['change']
  readonly children: ReactNode
}

/** Shows a segment where it sounds; its edges are dragged, what is dragged at once is taken back at once. */
export function Region({ segment, isActive, left, pxPerS, mayWrite, onPick, onChange, children }: RegionProps) {
  const { id, start_s: start, end_s: end } = segment
  const edge = (which: 'start_s' | 'end_s') => (
    <Edge
      side={which === 'start_s' ? 'left-0' : 'right-0'}
      onBegin={() => onPick(id)}
      onDrag={(px, run) =>
        void onChange({ kind: 'edge', id, edge: which, to_s: (which === 'start_s' ? start : end) + px / pxPerS }, run)
      }
    />
  )
  return (
    <div
      className={joinClasses(
        'absolute inset-y-3 overflow-hidden rounded-sm border-x',
        isActive ? 'z-[5] border-accent bg-accent-soft/60' : 'border-line bg-fill/40',
      )}
      style={{ left, width: Math.max(2, (end - start) * pxPerS) }}
      onPointerDown={() => onPick(id)}
    >
      {children}
      {mayWrite ? edge('start_s') : null}
      {mayWrite ? edge('end_s') : null}
    </div>
  )
}

type EdgeProps = {
  readonly side: string
  readonly onBegin: () => void
  /** Is told of each step, in pixels, and a name that is the same until somebody lets go. */
  readonly onDrag: (px: number, run: string) => void
}

function Edge({ side, onBegin, onDrag }: EdgeProps) {
  const held = useRef<{ x: number; readonly run: string }>(undefined)
  const begin = (event: PointerEvent<HTMLSpanElement>) => {
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { x: event.clientX, run: `drag ${event.timeStamp}` }
    onBegin()
  }
  const drag = (event: PointerEvent<HTMLSpanElement>) => {
    if (!held.current || event.clientX === held.current.x) return
    const step = event.clientX - held.current.x
    held.current.x = event.clientX
    onDrag(step, held.current.run)
  }
  return (
    <span
      className={`absolute inset-y-0 ${side} w-2 cursor-ew-resize touch-none hover:bg-accent/40`}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={() => (held.current = undefined)}
    />
  )
}
