import type { KeyboardEvent, PointerEvent } from 'react'

import { uiWords } from '../../words.ts'
import { clockText, lengthText, positionAfterKey, positionAtPointer } from './scrub.ts'

type Scrubbed = {
  readonly label: string
  readonly positionMs: number
  readonly durationMs: number
  readonly onSeek: (positionMs: number) => void
}

/** Answers what makes an element a slider through a recording, for pointer, touch and keys. */
export function sliderProps({ label, positionMs, durationMs, onSeek }: Scrubbed) {
  const seekToPointer = (event: PointerEvent<HTMLElement>) =>
    onSeek(positionAtPointer(event.clientX, event.currentTarget.getBoundingClientRect(), durationMs))
  const seconds = Math.floor(durationMs / 1000)
  return {
    role: 'slider',
    tabIndex: 0,
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': seconds,
    'aria-valuenow': Math.min(Math.floor(positionMs / 1000), seconds),
    'aria-valuetext': uiWords.positionOf(clockText(positionMs), lengthText(durationMs)),
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
