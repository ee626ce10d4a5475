import { type RefObject, useEffect, useState } from 'react'

import type { Heard } from '../reading/heard.ts'

/** Follows the needle of a film: each frame while it plays, else whenever it is moved. */
export function useFilmPosition(film: RefObject<HTMLVideoElement | null>): Heard {
  const [heard, hear] = useState<Heard>({ positionMs: undefined, isPlaying: false })
  useEffect(() => {
    const element = film.current
    if (!element) return undefined
    let frame = 0
    const read = () => hear({ positionMs: element.currentTime * 1000, isPlaying: !element.paused })
    const follow = () => {
      read()
      if (!element.paused) frame = requestAnimationFrame(follow)
    }
    const moments = ['play', 'pause', 'seeked'] as const
    const look = () => {
      cancelAnimationFrame(frame)
      follow()
    }
    for (const moment of moments) element.addEventListener(moment, look)
    return () => {
      cancelAnimationFrame(frame)
      for (const moment of moments) element.removeEventListener(moment, look)
    }
  }, [film])
  return heard
}
