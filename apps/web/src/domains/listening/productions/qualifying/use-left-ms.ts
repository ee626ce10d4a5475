import { useEffect, useState } from 'react'

import { nowMs } from '#kit/clock.ts'

const lookEveryMs = 500

/** Follows how long it is until an instant, in milliseconds, never less than nothing. */
export function useLeftMs(until: string): number {
  const endMs = Date.parse(until)
  const [leftMs, setLeftMs] = useState(() => endMs - nowMs())
  useEffect(() => {
    const timer = setInterval(() => setLeftMs(endMs - nowMs()), lookEveryMs)
    return () => clearInterval(timer)
  }, [endMs])
  return Math.max(0, leftMs)
}
