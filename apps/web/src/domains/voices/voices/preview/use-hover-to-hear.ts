import { useEffect, useRef, type PointerEvent } from 'react'

import type { HeardVoice } from '../filter-voices.ts'
import { endHovered, hearHovered } from './preview.ts'

/** How long the pointer rests on a voice before it is heard. */
const restMs = 450

/** Lets a voice be heard while a mouse rests on the element that takes these properties. */
export function useHoverToHear(voice: HeardVoice, language: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Whether the pointer came here since it was last elsewhere. */
  const isPointedAt = useRef(false)
  const latest = useRef({ voice, language })
  useEffect(() => {
    latest.current = { voice, language }
  }, [voice, language])
  const leave = () => {
    isPointedAt.current = false
    clearTimeout(timer.current)
    endHovered(latest.current.voice, latest.current.language)
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      endHovered(latest.current.voice, latest.current.language)
    },
    [],
  )
  return {
    // Not on entering: what a list moves under a resting pointer was not pointed at.
    onPointerMove: (event: PointerEvent) => {
      if (isPointedAt.current || (event.movementX === 0 && event.movementY === 0)) return
      if (event.pointerType !== 'mouse' || voice.preview_url === null) return
      isPointedAt.current = true
      timer.current = setTimeout(() => hearHovered(voice, language), restMs)
    },
    // Whoever presses something does not rest.
    onPointerDown: () => {
      isPointedAt.current = true
      clearTimeout(timer.current)
    },
    onPointerLeave: leave,
  }
}
