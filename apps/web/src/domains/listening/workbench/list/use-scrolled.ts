import { type RefObject, useEffect, useState } from 'react'

/** Answers which part of a list is in sight, in pixels. */
export function useScrolled(box: RefObject<HTMLElement | null>) {
  const [seen, setSeen] = useState({ top: 0, height: 800 })
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const look = () => setSeen({ top: element.scrollTop, height: element.clientHeight })
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [box])
  return seen
}
