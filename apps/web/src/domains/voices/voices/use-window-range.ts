import { useEffect, useState, type RefObject } from 'react'

/** Rows of a list that are drawn: from the first up to, not including, the end. */
export type RowRange = { readonly first: number; readonly end: number }

/** Rows more than what is seen, above and below. */
const spareRows = 8

/**
 * Answers the rows that are near what is seen of a list of rows of one height, `top` pixels below the edge of the
 * window.
 */
export function rowsNear(top: number, windowHeight: number, rowHeight: number, count: number): RowRange {
  const within = (row: number) => Math.min(Math.max(row, 0), count)
  const first = within(Math.floor(-top / rowHeight) - spareRows)
  return { first, end: Math.max(within(Math.ceil((windowHeight - top) / rowHeight) + spareRows), first) }
}

/** Follows which rows of a list are near the screen while the page scrolls, grows and shrinks. */
export function useWindowRange(list: RefObject<HTMLElement | null>, rowHeight: number, count: number): RowRange {
  const [range, setRange] = useState<RowRange>({ first: 0, end: Math.min(count, 2 * spareRows) })
  useEffect(() => {
    const look = () => {
      const top = list.current?.getBoundingClientRect().top
      if (top === undefined) return
      const next = rowsNear(top, globalThis.innerHeight, rowHeight, count)
      setRange((known) => (known.first === next.first && known.end === next.end ? known : next))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    globalThis.addEventListener('scroll', look, { passive: true })
    globalThis.addEventListener('resize', look)
    return () => {
      observer.disconnect()
      globalThis.removeEventListener('scroll', look)
      globalThis.removeEventListener('resize', look)
    }
  }, [list, rowHeight, count])
  return range
}
