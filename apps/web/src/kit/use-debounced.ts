import { useEffect, useState } from 'react'

/** Answers the value as it was `delayMs` after it last changed: what one types is asked for once, not per key. */
export function useDebounced<T>(value: T, delayMs = 300): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
