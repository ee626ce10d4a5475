import { useEffect, useRef, type RefObject } from 'react'

/** Calls back whenever the element comes within a screen's reach of being seen. */
export function useVisible<E extends Element>(onVisible: () => void): RefObject<E | null> {
  const element = useRef<E>(null)
  const callback = useRef(onVisible)
  useEffect(() => {
    callback.current = onVisible
  }, [onVisible])
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) callback.current()
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return element
}
