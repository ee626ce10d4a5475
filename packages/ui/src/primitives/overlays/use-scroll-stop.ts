import { useCallback, type RefCallback } from 'react'

const focusable = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * Answers a part that scrolls and holds nothing to focus takes the focus itself: without it, keys cannot scroll it everywhere.
 */
export function useScrollStop(): RefCallback<HTMLElement> {
  return useCallback((part: HTMLElement | null) => {
    if (!part) return
    const look = () => {
      if (part.scrollHeight > part.clientHeight && !part.querySelector(focusable)) part.tabIndex = 0
      else part.removeAttribute('tabindex')
    }
    // What comes later makes the part larger before it makes it scroll.
    const sizes = new ResizeObserver(look)
    sizes.observe(part)
    return () => sizes.disconnect()
  }, [])
}
