import { useEffect, useState } from 'react'

import { nowMs } from '#kit/clock.ts'
import { designWords } from '../words.ts'

/** Counts the seconds that something has taken so far. */
export function Elapsed({ sinceMs }: { readonly sinceMs: number }) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((nowMs() - sinceMs) / 1000)), 500)
    return () => clearInterval(timer)
  }, [sinceMs])
  return (
    <span aria-hidden className="tabular-nums">
      {designWords.seconds(String(seconds))}
    </span>
  )
}
