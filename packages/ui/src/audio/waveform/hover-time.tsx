import { useState, type PointerEvent } from 'react'

import { clockText, positionAtPointer } from './scrub.ts'

/** Lies over a waveform and tells the time under the pointer; only this is drawn anew while the pointer moves. */
export function HoverTime({ durationMs }: { readonly durationMs: number }) {
  const [at, setAt] = useState<{ readonly x: number; readonly ms: number }>()
  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const x = Math.min(box.width, Math.max(0, event.clientX - box.left))
    setAt({ x, ms: positionAtPointer(event.clientX, box, durationMs) })
  }
  return (
    <span aria-hidden className="absolute inset-0" onPointerMove={follow} onPointerLeave={() => setAt(undefined)}>
      {at ? (
        <>
          <span className="pointer-events-none absolute inset-y-0 w-px bg-ink" style={{ left: at.x }} />
          <span
            className="pointer-events-none absolute bottom-full z-10 mb-1 -translate-x-1/2 rounded-md bg-ink px-1.5 py-0.5 text-xs whitespace-nowrap text-canvas tabular-nums"
            style={{ left: at.x }}
          >
            {clockText(at.ms)}
          </span>
        </>
      ) : null}
    </span>
  )
}
