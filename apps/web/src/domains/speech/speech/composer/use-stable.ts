import { useCallback, useLayoutEffect, useRef } from 'react'

/** Answers one act for all drawings that does what the latest of them said: parts that are given it need not be drawn again. */
export function useStable<Given extends readonly unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}
