import { useEffect, useState } from 'react'

/** How far from the screen rows are drawn, so that nobody who scrolls sees them come. */
const reachPx = 1600

type Reach = {
  /** Whether what lies between the two edges is close enough to be drawn. */
  readonly isNear: boolean
  /** How tall it was when it was last drawn; undefined before. */
  readonly heightPx: number | undefined
  readonly first: (row: HTMLLIElement | null) => void
  readonly last: (row: HTMLLIElement | null) => void
}

/**
 * Tells whether a stretch of a list is within reach of the screen, by its first and its last row. A stretch that holds
 * the focus stays, so that nobody loses their place.
 */
export function useInReach(isNearAtFirst: boolean): Reach {
  const [isNear, setNear] = useState(isNearAtFirst)
  const [heightPx, setHeight] = useState<number>()
  const [first, setFirst] = useState<HTMLLIElement | null>(null)
  const [last, setLast] = useState<HTMLLIElement | null>(null)
  useEffect(() => {
    const within = new Map<Element, boolean>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) within.set(target, isIntersecting)
        const near = [...within.values()].includes(true)
        if (!near && holdsFocus(first, last)) return
        if (!near && last) setHeight(heightBetween(first, last))
        setNear(near)
      },
      { rootMargin: `${reachPx}px 0px` },
    )
    for (const edge of [first, last]) if (edge) observer.observe(edge)
    return () => observer.disconnect()
  }, [first, last])
  return { isNear, heightPx, first: setFirst, last: setLast }
}

function heightBetween(first: Element | null, last: Element | null): number | undefined {
  return first && last ? last.getBoundingClientRect().bottom - first.getBoundingClientRect().top : undefined
}

function holdsFocus(first: Element | null, last: Element | null): boolean {
  for (let row = first; row; row = row === last ? null : row.nextElementSibling)
    if (row.contains(document.activeElement)) return true
  return false
}
