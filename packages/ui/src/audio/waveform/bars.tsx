import { useEffect, useRef, type CSSProperties } from 'react'

import { joinClasses } from '../../join-classes.ts'
import { drawBars, layOutBars } from './draw-bars.ts'
import { keepPainted, repaint } from './paint.ts'

/** Draws levels in the colour of its text; redrawn when levels, size or theme change, never while merely playing. */
export function Bars({
  peaks,
  grows = false,
  className,
  style,
}: {
  readonly peaks: readonly number[]
  readonly grows?: boolean
  readonly className?: string
  readonly style?: CSSProperties
}) {
  const ref = useRef<HTMLCanvasElement>(null)
  const latest = useRef({ peaks, grows })
  useEffect(() => {
    const canvas = ref.current
    if (!canvas) return undefined
    return keepPainted(canvas, (box, colour) =>
      drawBars(canvas, box, layOutBars(latest.current.peaks, box, latest.current.grows), colour),
    )
  }, [])
  useEffect(() => {
    latest.current = { peaks, grows }
    if (ref.current) repaint(ref.current)
  }, [peaks, grows])
  return <canvas ref={ref} aria-hidden className={joinClasses('absolute inset-0 size-full', className)} style={style} />
}
