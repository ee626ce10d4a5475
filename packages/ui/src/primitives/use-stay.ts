import { useEffect, useRef } from 'react'

/** Calls `onOver` once `forMs` have passed since the first rendering. What is paused goes on with the time it has left. */
export function useStay({
  forMs,
  paused,
  onOver,
}: {
  readonly forMs: number
  readonly paused: boolean
  readonly onOver: () => void
}): void {
  const leftMs = useRef(forMs)
  const over = useRef(onOver)
  useEffect(() => {
    over.current = onOver
  }, [onOver])
  useEffect(() => {
    if (paused) return undefined
    const beganMs = performance.now()
    const timer = setTimeout(() => over.current(), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - beganMs
    }
  }, [paused])
}
