import { useEffect, useRef, useState } from 'react'

/** A spinner that flashes reads as a fault; once shown it stays this long, in milliseconds. */
export const spinnerMsMin = 400

/** Says how long a spinner that appeared at `shownAtMs` must still stay, in milliseconds; never negative. */
export function spinnerMsLeft(shownAtMs: number, nowMs: number): number {
  return Math.max(0, shownAtMs + spinnerMsMin - nowMs)
}

/** Answers true while `busy`, and then until the spinner has been visible for at least 400 ms. */
export function useMinimumBusy(busy: boolean): boolean {
  const [shown, setShown] = useState(busy)
  const shownAtMs = useRef(0)
  if (busy && !shown) setShown(true)

  useEffect(() => {
    if (busy) {
      shownAtMs.current = performance.now()
      return
    }
    const timer = setTimeout(() => setShown(false), spinnerMsLeft(shownAtMs.current, performance.now()))
    return () => clearTimeout(timer)
  }, [busy])

  return busy || shown
}
