import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'

import { joinClasses } from '../join-classes.ts'
import { drawBars } from './draw-bars.ts'
import { clockText, positionAfterKey, positionAtPointer } from './scrub.ts'
import { uiWords } from '../words.ts'

export type WaveformProps = {
  readonly label: string
  /** Levels 0 … 1 over the whole recording; undefined while they are unknown. */
  readonly peaks: readonly number[] | undefined
  readonly positionMs: number
  readonly durationMs: number
  readonly onSeek?: (positionMs: number) => void
  readonly className?: string
}

/** A recording as bars: what was played is coloured, and pointer, touch or keys move through it. */
export function Waveform({ label, peaks, positionMs, durationMs, onSeek, className }: WaveformProps) {
  const rest = useRef<HTMLCanvasElement>(null)
  const played = useRef<HTMLCanvasElement>(null)
  useBars(rest, peaks, '--wave')
  useBars(played, peaks, '--wave-played')
  const share = durationMs > 0 ? Math.min(1, positionMs / durationMs) : 0

  return (
    <div {...sliderProps({ label, positionMs, durationMs, onSeek, className })}>
      {peaks ? null : <FlatLine share={share} />}
      <canvas ref={rest} aria-hidden className="absolute inset-0 size-full" />
      <canvas
        ref={played}
        aria-hidden
        className="absolute inset-0 size-full"
        style={{ clipPath: `inset(0 ${(1 - share) * 100}% 0 0)` }}
      />
    </div>
  )
}

function FlatLine({ share }: { readonly share: number }) {
  return (
    <div className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 overflow-hidden rounded-full bg-(--wave)">
      <div className="h-full bg-(--wave-played)" style={{ width: `${share * 100}%` }} />
    </div>
  )
}

/** Redraws when the levels, the size or the theme change; never while merely playing. */
function useBars(ref: RefObject<HTMLCanvasElement | null>, peaks: readonly number[] | undefined, colour: string): void {
  useEffect(() => {
    const canvas = ref.current
    if (!canvas) return
    const draw = () => drawBars(canvas, peaks ?? [], getComputedStyle(canvas).getPropertyValue(colour))
    draw()
    const sizes = new ResizeObserver(draw)
    sizes.observe(canvas)
    const themes = new MutationObserver(draw)
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      sizes.disconnect()
      themes.disconnect()
    }
  }, [ref, peaks, colour])
}

type SliderState = Pick<WaveformProps, 'label' | 'positionMs' | 'durationMs'> & {
  readonly onSeek: WaveformProps['onSeek']
  readonly className: string | undefined
}

function sliderProps({ label, positionMs, durationMs, onSeek, className }: SliderState) {
  const classes = joinClasses('relative', className)
  if (!onSeek) return { role: 'img', 'aria-label': label, className: classes } as const
  const seekToPointer = (event: PointerEvent<HTMLElement>) =>
    onSeek(positionAtPointer(event.clientX, event.currentTarget.getBoundingClientRect(), durationMs))
  return {
    role: 'slider',
    tabIndex: 0,
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': Math.floor(durationMs / 1000),
    'aria-valuenow': Math.min(Math.floor(positionMs / 1000), Math.floor(durationMs / 1000)),
    'aria-valuetext': uiWords.positionOf(clockText(positionMs), clockText(durationMs)),
    className: joinClasses(classes, 'cursor-pointer touch-pan-y rounded-sm select-none'),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      seekToPointer(event)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) seekToPointer(event)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const target = positionAfterKey(event.key, positionMs, durationMs)
      if (target === undefined) return
      event.preventDefault()
      onSeek(target)
    },
  } as const
}
