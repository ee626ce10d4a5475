import { useCallback, useEffect, useRef, useState } from 'react'

import type { Writing } from '../bench/use-writing.ts'
import type { Sound } from './create-sound.ts'
import type { Sight } from './draw-lane.ts'

const [leastS, mostS, firstS] = [4, 120, 20]
/** What is looked at does not stand at the very edge. */
const marginShare = 0.1

/** Answers which stretch of the recording is in sight: it follows the needle page by page, and whoever is worked on. */
export function useSight(sound: Sound, { text, activeId }: Pick<Writing, 'text' | 'activeId'>, durationS: number) {
  const [sight, setSight] = useState<Sight>({ fromS: 0, seconds: Math.min(firstS, Math.max(leastS, durationS)) })
  const show = useCallback(
    (at: number) =>
      setSight((now) => {
        const isSeen = at >= now.fromS && at <= now.fromS + now.seconds * (1 - marginShare / 2)
        return isSeen ? now : { ...now, fromS: Math.max(0, at - now.seconds * marginShare) }
      }),
    [],
  )
  useEffect(() => sound.subscribe(() => show(sound.positionS())), [show, sound])
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  })
  useEffect(() => {
    const active = latest.current.segments.find(({ id }) => id === activeId)
    if (active && !sound.isPlaying()) show(active.start_s)
  }, [activeId, show, sound])
  const zoom = (by: number) =>
    setSight(({ fromS, seconds }) => {
      const next = Math.min(mostS, Math.max(leastS, seconds * by))
      return { fromS: Math.max(0, fromS + (seconds - next) / 2), seconds: next }
    })
  return { sight, zoom }
}
