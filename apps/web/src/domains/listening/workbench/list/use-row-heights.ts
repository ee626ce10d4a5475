import { useCallback, useRef, useState } from 'react'

/** Answers how high rows are that were seen, and what hears of each that is drawn. */
export function useRowHeights() {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const observer = useRef<ResizeObserver>(undefined)
  const measure = useCallback((row: HTMLElement | null) => {
    if (!row) return undefined
    observer.current ??= new ResizeObserver((entries) => {
      const found = entries.flatMap(({ target }) =>
        target instanceof HTMLElement ? [[target.dataset['segment'] ?? '', target.offsetHeight] as const] : [],
      )
      setHeights((before) =>
        found.some(([id, height]) => height > 0 && before.get(id) !== height) ? new Map([...before, ...found]) : before,
      )
    })
    const watching = observer.current
    watching.observe(row)
    return () => watching.unobserve(row)
  }, [])
  return { heights, measure }
}
