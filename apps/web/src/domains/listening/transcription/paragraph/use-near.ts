import { useCallback, useState } from 'react'

/** How far from the screen words are drawn one by one, so that nobody who scrolls sees them come. */
const reachPx = 1200
const heard = new WeakMap<Element, (isNear: boolean) => void>()
let observer: IntersectionObserver | undefined

/**
 * Tells whether an element is near the screen. Paragraphs that are not are their bare text, which takes the same room: a transcript
 * of hours is a thousand texts and not fifty thousand words, and the browser still finds what is in it.
 */
export function useNear(): { isNear: boolean; ref: (element: HTMLElement | null) => (() => void) | undefined } {
  const [isNear, setNear] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) heard.get(target)?.(isIntersecting)
      },
      { rootMargin: `${reachPx}px 0px` },
    )
    heard.set(element, setNear)
    observer.observe(element)
    return () => observer?.unobserve(element)
  }, [])
  return { isNear, ref }
}
