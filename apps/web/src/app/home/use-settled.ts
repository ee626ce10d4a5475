import { useEffect, useState } from 'react'

/** So long what stands below waits for what may still come above it, in milliseconds. */
const patienceMs = 4000

/** Tells from when on nothing above a place moves it any more; what never comes is not waited for. */
export function useSettled(isKnown: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return isKnown || isOver
}
