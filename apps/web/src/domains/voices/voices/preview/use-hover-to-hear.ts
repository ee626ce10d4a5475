import { useEffect, useRef, type PointerEvent } from 'react'

import type { HeardVoice } from '../filter-voices.ts'
import { endHovered, hearHovered } from './preview.ts'

/** How long the pointer rests on a voice before it is heard. */
const restMs = 450

/** Lets a voice be heard while a mouse rests on the element that takes these properties. */
export function useHoverToHear(voice: HeardVoice, language: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ voice, language })
  useEffect(() => {
    latest.current = { voice, language }
  }, [voice, language])
  const leave = () => {
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
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || voice.preview_url === null) return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => hearHovered(voice, language), restMs)
    },
    // Whoever presses something does not rest.
    onPointerDown: () => clearTimeout(timer.current),
    onPointerLeave: leave,
  }
}
